import type { InlinedBoot } from '@contract/rendering'

/** What the server inlined into the HTML (see `server/http/document.ts`). */
export function readBoot(): InlinedBoot {
  const element = document.getElementById('boot')
  if (element?.textContent === undefined || element.textContent === null) {
    throw new Error('The page has no boot data; open it from the Portico server')
  }
  return JSON.parse(element.textContent) as InlinedBoot
}
