import type { companies } from '../db/schema'
import { demoUuid } from './ids'

export const demoCompanies: (typeof companies.$inferInsert)[] = [
  {
    uuid: demoUuid('company/harcourt-vale'),
    name: 'Harcourt & Vale',
    description: 'Counsel for people who build things.',
    url: 'harcourtvale.example',
    logoUrl: '/pictures/company-harcourt-vale.svg',
  },
]
