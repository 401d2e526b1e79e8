import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { indexedTerms, plainTerm } from './terms'

/** A thing as it is found: by its title, what stands below that, and the words about it. */
export type Findable = { id: string; title: string; subtitle?: string; words?: string }

export type Hit = {
  id: string
  /** Whether a word of the search is in the title itself. */
  isInTitle: boolean
}

/**
 * How much a search forgives: `whole` wants every word or its beginning, `slips` forgives slips of the finger in them,
 * `some` is content with some of the words.
 */
export const leniencies = ['whole', 'slips', 'some'] as const
export type Leniency = (typeof leniencies)[number]

export type WordIndex = {
  /** Best first. */
  find(query: string, leniency: Leniency): Hit[]
}

const fields = ['title', 'subtitle', 'words'] as const

/** In a short word a slip makes another one; two letters the wrong way round count as two. */
function slipsIn(term: string): number | false {
  if (term.length < 4) return false
  return term.length === 4 ? 1 : 2
}

const forgiving: Record<Leniency, SearchOptions> = {
  whole: { combineWith: 'AND' },
  slips: { combineWith: 'AND', fuzzy: slipsIn },
  some: { combineWith: 'OR', fuzzy: slipsIn },
}

/** So many titles with the words in them are enough: what only speaks of them is not looked for. */
const enough = 6

/**
 * Words as they are typed, whatever their accents. It is made in steps, so that the server answers others while it
 * reads thousands of names.
 */
export async function wordIndexOf(things: Iterable<Findable>): Promise<WordIndex> {
  const index = new MiniSearch<Findable>({
    fields: [...fields],
    processTerm: indexedTerms,
    searchOptions: {
      processTerm: plainTerm,
      boost: { title: 6, subtitle: 2 },
      weights: { prefix: 0.7, fuzzy: 0.3 },
      prefix: (term) => term.length > 1,
    },
  })
  await index.addAllAsync([...things], { chunkSize: 100 })
  return {
    find: (query, leniency) => {
      const titles = index.search(query, { ...forgiving[leniency], fields: ['title'] })
      // A letter or two begin half of all words.
      const isAll = titles.length >= enough || (titles.length > 0 && query.length < 3)
      return (isAll ? titles : index.search(query, forgiving[leniency])).map(hitOf)
    },
  }
}

function hitOf({ id, match }: SearchResult): Hit {
  return {
    id: String(id),
    isInTitle: Object.values(match).some((places) => places.includes('title')),
  }
}
