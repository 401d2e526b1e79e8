import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { indexedTerms, plainTerm } from './terms'

/** A searchable thing: its title, the line below it, and keywords. */
export type Findable = { id: string; title: string; subtitle?: string; words?: string }

export type Hit = {
  id: string
  /** Whether a word of the query is in the title itself. */
  isInTitle: boolean
}

/**
 * How tolerant a search is: `whole` requires every word or its beginning, `slips` allows typing errors in them, `some`
 * requires only some of the words.
 */
export const leniencies = ['whole', 'slips', 'some'] as const
export type Leniency = (typeof leniencies)[number]

export type WordIndex = {
  /** Best first. */
  find(query: string, leniency: Leniency): Hit[]
}

const fields = ['title', 'subtitle', 'words'] as const

/** In a short word a typing error yields another word; two transposed letters count as two errors. */
function slipsIn(term: string): number | false {
  if (term.length < 4) return false
  return term.length === 4 ? 1 : 2
}

const forgiving: Record<Leniency, SearchOptions> = {
  whole: { combineWith: 'AND' },
  slips: { combineWith: 'AND', fuzzy: slipsIn },
  some: { combineWith: 'OR', fuzzy: slipsIn },
}

/** With this many hits in titles, the search skips keywords. */
const enough = 6

/**
 * An index of words regardless of accents. It is built in steps, so that the server can respond to other calls while it
 * indexes thousands of names.
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
      // Prefixes of one or two letters match half of all words.
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
