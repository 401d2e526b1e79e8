import type { Company } from '@contract/companies'
import { describeMachine } from '@kit/describeMachine'
import { directoryMachine } from '@machines/directory/directory/machine'
import { found } from '@machines/directory/directory/selectors'
import { describe, expect, test } from 'vitest'
import { offline } from '../fixtures'
import { directoryLaws } from './directory.laws'

const company = (name: string, description: string | null = null): Company => ({
  uuid: name,
  name,
  description,
  premises: [],
})
const [one, two] = [company('One'), company('Two')]

describeMachine('directory', directoryMachine, {
  inputs: [{ buildingUuid: 'house', companyTypes: [] }],
  events: {
    'search.changed': [{ search: 'on' }],
    'directory.retried': [],
    'page.returned': [],
  },
  actors: {
    fetchFirstPage: {
      done: [
        { companies: [one], total: 1 },
        { companies: [one], total: 2 },
        { companies: [], total: 0 },
      ],
      error: [offline],
    },
    fetchNextPage: {
      done: [
        { companies: [two], total: 2 },
        // The list moved: the previous row arrived again, and then the list ended.
        { companies: [one], total: 3 },
        { companies: [], total: 3 },
      ],
      error: [offline],
    },
  },
  contextKey: ({ companies, rows, total, search, failure }) => [
    companies.length,
    rows,
    total,
    search,
    failure?.kind ?? null,
  ],
  laws: directoryLaws,
  lint: { allowedTags: ['busy'] },
})

describe('the search in the list', () => {
  const companies = [
    company('Österreich Werft', 'Ships and boats'),
    company('Elm & Ember', 'The restaurant on the terrace'),
  ]
  test.each([
    ['', 2],
    ['   ', 2],
    ['oster', 1],
    ['ÖSTER', 1],
    ['terrace elm', 1],
    ['terrace ships', 0],
    ['.*', 0],
  ])('%j finds %i', (search, count) => {
    expect(found(companies, search)).toHaveLength(count)
  })
})
