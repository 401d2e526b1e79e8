import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { locales, pseudoLocale } from './contract/locales'

/** The check of the catalogues has them extracted into a copy. */
const catalogues = process.env.PORTICO_LOCALES ?? '<rootDir>/src/locales'

const features = (names: string[]) => names.map((name) => `src/features/${name}`)

/** What every signed-out visitor needs. */
const entry = features(['auth/signIn', 'tenancy/language', 'platform/entry', 'platform/crash'])
/** The sign-up, and the account, where a password is chosen in the same words. */
const wizard = features(['auth/wizard', 'auth/password', 'account'])
/** The pages that home leads to; their texts are fetched with the first of them. */
const details = features([
  'bookings',
  'cards',
  'content/calendar',
  'content/detail',
  'content/item',
  'content/passVerification',
  'content/passes',
  'content/saved',
  'directory',
  'embed/native',
  'notices',
  'support',
  'visitors',
])
const suites = features(['suites'])
const search = features(['search'])
/** The accessibility statement, which only its readers fetch. */
const accessibility = features(['platform/accessibility'])
const developer = features(['platform/farm'])

/**
 * Nine catalogues a language: `entry` is what every signed-out visitor needs, `wizard` the sign-up, all
 * that leads to it, the choice of a password and the account, `details` the pages behind home, `suites` light and
 * temperature, `search` the search, `accessibility` the accessibility statement, `developer` what only
 * builds for developers have, `operate` the operators' console, `inside` the rest: no
 * screen loads the texts of what lies behind it. `el-el` is made up by Lingui and shows untranslated text.
 */
export default defineConfig({
  sourceLocale: 'en-us',
  locales: [...locales],
  pseudoLocale,
  fallbackLocales: { [pseudoLocale]: 'en-us' },
  catalogs: [
    { path: `${catalogues}/{locale}/entry`, include: entry },
    { path: `${catalogues}/{locale}/wizard`, include: wizard },
    { path: `${catalogues}/{locale}/details`, include: details },
    { path: `${catalogues}/{locale}/suites`, include: suites },
    { path: `${catalogues}/{locale}/search`, include: search },
    { path: `${catalogues}/{locale}/accessibility`, include: accessibility },
    { path: `${catalogues}/{locale}/developer`, include: developer },
    { path: `${catalogues}/{locale}/operate`, include: ['src/operate'] },
    {
      path: `${catalogues}/{locale}/inside`,
      include: ['src/features', 'src/shared'],
      exclude: [
        ...entry,
        ...wizard,
        ...details,
        ...suites,
        ...search,
        ...accessibility,
        ...developer,
      ].map((folder) => `${folder}/**`),
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'origin',
})
