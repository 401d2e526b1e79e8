type Texts = { title: string; location: string | null; description: string | null }

/** Calendars refuse longer addresses. */
const maxLength = 2000

/**
 * The link to a calendar with as much of the texts as fits. A shortened description ends with the address of the event's own
 * page.
 */
export function shortened(
  { title, location, description }: Texts,
  url: string | null,
  linkOf: (texts: Texts) => string,
): string {
  const texts: Texts = { title, location, description }
  const fits = (given: Partial<Texts>) => linkOf({ ...texts, ...given }).length <= maxLength
  if (fits({})) return linkOf(texts)
  const end = url === null ? '…' : `…\n\n${url}`
  // Titles and addresses may be long, too; the title is the last to be shortened.
  texts.description = null
  if (!fits({})) texts.location = null
  if (!fits({})) texts.title = `${startOf(title, (start) => fits({ title: `${start}…` }))}…`
  if (description !== null && fits({ description: end })) {
    texts.description = startOf(description, (start) => fits({ description: start + end })) + end
  }
  return linkOf(texts)
}

/** The longest start of a text that fits, by whole words where it has any. */
function startOf(text: string, fits: (start: string) => boolean): string {
  const characters = Array.from(text)
  let [least, most] = [0, characters.length]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(characters.slice(0, middle).join(''))) least = middle
    else most = middle - 1
  }
  const start = characters.slice(0, least).join('')
  const cut = start.search(/\s\S{0,40}$/)
  return (cut < 0 ? start : start.slice(0, cut)).trimEnd()
}
