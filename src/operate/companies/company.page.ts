import { definePage } from '../definePage'
import { recordOf } from '../logic'
import { paths } from '../paths'
import { CompanyScreen } from './CompanyScreen'
import { changesOf, isCompanyValid, versioned } from './company.logic'

/** A company: what the directory shows, its buildings, and the e-mail domains that let its people in. */
export const companyPage = definePage({
  name: 'company',
  path: paths.company('$id'),
  logic: ({ calls }) =>
    recordOf(isCompanyValid, {
      read: calls.company,
      update: calls.updateCompany,
      versioned,
      changesOf,
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: CompanyScreen,
})
