import { createList, type ListRows } from '@machines/operate/list/machine'
import type { OwnerQuery } from '@machines/operate/page/pages'
import { promiseOf } from '@platform/actorOf'
import { fromPromise } from 'xstate'
import { definePage } from '../definePage'
import { formOf } from '../logic'
import { paths } from '../paths'
import { DomainsScreen } from './DomainsScreen'
import { type DomainRow, domainsMachine, isComplete, type ProofFields } from './domains.logic'

/** The e-mail domains of a company, and how each is proven. */
export const domainsPage = definePage({
  name: 'domains',
  path: paths.domains('$id'),
  logic: ({ calls, report }) =>
    domainsMachine.provide({
      actors: {
        list: createList<OwnerQuery, DomainRow>().provide({
          actors: {
            load: fromPromise<ListRows<DomainRow>, { query: OwnerQuery }>(
              async ({ input, signal }) => {
                const { data, total } = await calls.companyDomains(input.query, signal)
                return { rows: data, total }
              },
            ),
          },
        }),
        form: formOf<ProofFields, string | null>(isComplete, ({ fields, key }, signal) => {
          const { owner, building, domain, by, email } = fields
          const place = { owner, building_uuid: building, domain }
          return calls.proveDomain(
            {
              fields: by === 'mail' ? { ...place, by, email: email.trim() } : { ...place, by },
              key,
            },
            signal,
          )
        }),
        remove: promiseOf(({ row: { owner, building, domain }, key }, signal) =>
          calls.removeDomain({ owner, building: building.uuid, domain, key }, signal),
        ),
      },
      actions: { reportBroken: () => report('the list of domains ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ query: { id: params.id }, keyPrefix }),
  screen: DomainsScreen,
})
