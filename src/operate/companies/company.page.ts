import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { CompanyScreen } from './CompanyScreen'
import { changesOf, companyMachine, versioned } from './company.logic'

/** A company: what the directory shows, its buildings, and the e-mail domains that let its people in. */
export const companyPage = definePage({
  name: 'company',
  path: paths.company('$id'),
  logic: ({ calls }) =>
    companyMachine.provide({
      actors: {
        read: promiseOf(async (input, signal) => versioned(await calls.company(input, signal))),
        save: promiseOf(async ({ edits, fields, ...input }, signal) =>
          versioned(await calls.updateCompany({ ...input, ...changesOf(edits, fields) }, signal)),
        ),
      },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: CompanyScreen,
})
