/** The SVG of a picture of the demo world by name, or null if there is none. */
export function drawPicture(name: string): string | null {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 648 416"><rect width="648" height="416" fill="#12484c"/></svg>`
}
