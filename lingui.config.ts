import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales, pseudoLocale } from './contract/locales'

/** The check of the catalogues has them extracted into a copy. */
const catalogues = process.env.PORTICO_LOCALES ?? '<rootDir>/src/locales'

/** The pages that home leads to; their texts are fetched with the first of them. */
const details = [
  'amenities',
  'approvals',
  'calendar',
  'cards',
  'companies',
  'content',
  'detail',
  'helpDesk',
  'history',
  'passCheck',
  'passes',
  'requestForm',
  'safety',
  'saved',
  'serviceRequests',
  'webView',
]
/** The sign-up, and the account, where a password is chosen in the same words. */
const wizard = ['wizard', 'password', 'account']
const folders = (names: string[]) => names.map((name) => `src/screens/${name}`)

/**
 * Six catalogues a language: `entry` is what every signed-out visitor needs, `wizard` the sign-up, all
 * that leads to it, the choice of a password and the account, `details` the pages behind home, `suites` light and
 * temperature, `search` the search, `inside` the rest: no
 * screen loads the texts of what lies behind it. `el-el` is made up by Lingui and shows untranslated text.
 */
export default defineConfig({
  sourceLocale: 'en-us',
  locales: [...locales],
  pseudoLocale,
  fallbackLocales: { [pseudoLocale]: 'en-us' },
  catalogs: [
    { path: `${catalogues}/{locale}/entry`, include: ['src/screens/entry'] },
    {
      path: `${catalogues}/{locale}/wizard`,
      include: folders(wizard),
    },
    {
      path: `${catalogues}/{locale}/details`,
      include: folders(details),
    },
    { path: `${catalogues}/{locale}/suites`, include: folders(['suites']) },
    { path: `${catalogues}/{locale}/search`, include: folders(['search']) },
    {
      path: `${catalogues}/{locale}/inside`,
      include: ['src/screens'],
      exclude: folders(['entry', 'suites', 'search', ...wizard, ...details]).map(
        (folder) => `${folder}/**`,
      ),
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'origin',
})
