/** A path or URL without the slashes at its end. A pattern would scan a row of slashes once for each of them. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
