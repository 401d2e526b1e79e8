import type { WorldInput } from '@contract/world/document'
import { Document, isPair, isScalar, visit } from 'yaml'

/** What a reader needs to know about a part of a building. */
const comments: Record<string, string> = {
  exported: 'Leave this as it is: with it, apply notices what was changed in the console since.',
  companies:
    'The companies that rent here; those that the list lacks are removed from the building.',
  resources: 'What users book by the slot. One that was booked cannot be removed.',
  content: 'Events, posts and offers. One that users have claimed or saved cannot be removed.',
  smartBuilding: 'Floors and suites with light and temperature.',
}

/** A document as YAML, with comments for those who edit it. */
export function yamlOf(input: WorldInput, name: string): string {
  const document = new Document(input, { aliasDuplicateObjects: false })
  document.commentBefore = [
    ` ${name}, as written by "export". "apply" makes a database what this file says.`,
    ' A list is the whole list; a field that is left out is left alone.',
    ' People, white-labels and flag rules are not included.',
  ].join('\n')
  visit(document, {
    Pair: (_, { key }, ancestors) => {
      // The fields of a building: below the document, its list, and the building.
      const isField = ancestors.filter(isPair).length === 1
      const isHeader = isScalar(key) && key.value === 'exported' && ancestors.length === 2
      const comment = isScalar(key) ? comments[String(key.value)] : undefined
      if ((isField || isHeader) && isScalar(key) && comment !== undefined)
        key.commentBefore = ` ${comment}`
    },
  })
  return document.toString({ lineWidth: 100 })
}
