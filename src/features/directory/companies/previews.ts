import type { Company } from '@contract/companies'
import { createPreviews } from '@shared/previews'

/** Lists of companies contain all that the page of one shows of it. */
export const companyPreviews = createPreviews<Company>()
