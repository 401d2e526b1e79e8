import { uploadPage } from '@machines/operate/page/pages'
import { definePage } from '../definePage'
import { recordOf, uploadOf } from '../logic'
import { paths } from '../paths'
import { CompanyScreen } from './CompanyScreen'
import { type CompanyFields, changesOf, isCompanyValid, versioned } from './company.logic'

/** A company: what the directory shows, its buildings, and the e-mail domains that let its people in. */
export const companyPage = definePage({
  name: 'company',
  path: paths.company('$id'),
  logic: ({ calls, pictures, report }) =>
    uploadPage({
      record: recordOf(isCompanyValid, {
        read: calls.company,
        update: calls.updateCompany,
        versioned,
        changesOf,
      }),
      upload: uploadOf<Partial<CompanyFields>>({ pictures }, async (sent, signal) => ({
        logo_url: (await calls.uploadForCompany(sent, signal)).url,
      })),
    }).provide({
      actions: { reportBroken: () => report('the page of a company ended in an error') },
    }),
  input: ({ params }, keyPrefix) => ({ id: params.id, keyPrefix }),
  screen: CompanyScreen,
})
