import { createRecord } from '@machines/operate/record/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { PortfolioScreen } from './PortfolioScreen'
import { changesOf, isNamed, type PortfolioRecord, versioned } from './portfolio.logic'

/** A portfolio: its name, and its buildings. */
export const portfolioPage = definePage({
  name: 'portfolio',
  path: paths.portfolio('$id'),
  logic: ({ calls }) =>
    createRecord<PortfolioRecord>(isNamed).provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.portfolio(input, signal))),
        save: promiseOf(async ({ edits, id, key, version }, signal) =>
          versioned(await calls.updatePortfolio({ id, key, version, ...changesOf(edits) }, signal)),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: PortfolioScreen,
})
