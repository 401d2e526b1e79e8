import { createList, type ListRows } from '@machines/operate/list/machine'
import type { OwnerQuery } from '@machines/operate/page/pages'
import { promiseOf } from '@platform/actorOf'
import { fromPromise } from 'xstate'
import { definePage } from '../definePage'
import { formOf } from '../logic'
import { paths } from '../paths'
import { ProvisioningScreen } from './ProvisioningScreen'
import {
  isComplete,
  provisioningMachine,
  type TokenFields,
  type TokenRow,
} from './provisioning.logic'

/** The tokens with which the identity provider of a company provisions its people. */
export const provisioningPage = definePage({
  name: 'provisioning',
  path: paths.provisioning('$id'),
  logic: ({ calls, report }) =>
    provisioningMachine.provide({
      actors: {
        list: createList<OwnerQuery, TokenRow>().provide({
          actors: {
            load: fromPromise<ListRows<TokenRow>, { query: OwnerQuery }>(
              async ({ input, signal }) => {
                const { data, total } = await calls.scimTokens(input.query, signal)
                return { rows: data, total }
              },
            ),
          },
        }),
        form: formOf<TokenFields, string>(isComplete, ({ fields, key }, signal) =>
          calls.createScimToken({ fields: { ...fields, name: fields.name.trim() }, key }, signal),
        ),
        remove: promiseOf(({ row: { owner, uuid }, key }, signal) =>
          calls.revokeScimToken({ owner, uuid, key }, signal),
        ),
      },
      actions: { reportBroken: () => report('the list of tokens ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ query: { id: params.id }, keyPrefix }),
  screen: ProvisioningScreen,
})
