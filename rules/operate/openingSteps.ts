import { isEmail } from '@contract/email'
import { toLocale } from '@contract/locales'
import type { OpeningDraft } from '@contract/operate/openingDraft'
import { font, fontFile, isTimezone } from '@contract/world/fields'
import * as v from 'valibot'
import { isPictureAddress } from './address'
import { areDomains, isColor, isHostName, isWebAddress } from './fields'

/** Sections of the draft that the wizard's steps fill in. */
export type OpeningSection = keyof OpeningDraft

const isLink = (text: string) => text === '' || isWebAddress(text)
const isPicture = (text: string) => text.trim() === '' || isPictureAddress(text.trim())
const isFilled = (text: string) => text.trim() !== ''

/** The wrong fields of a section, by their path in the draft: `brand.name`. */
export function wrongFields(section: OpeningSection, draft: OpeningDraft): string[] {
  return checks[section](draft)
    .filter(([, isRight]) => !isRight)
    .map(([path]) => path)
}

/** The building joins the brand and the host name of others. */
export const joinsBrand = ({ whitelabel }: OpeningDraft): boolean => (whitelabel ?? '') !== ''

type Check = [path: string, isRight: boolean]

const checks: Record<OpeningSection, (draft: OpeningDraft) => Check[]> = {
  whitelabel: () => [],
  brand: (draft) => (joinsBrand(draft) ? [] : brandChecks(draft)),
  host: (draft) => (joinsBrand(draft) ? [] : [['host', isHostName(draft.host ?? '')]]),
  building: ({ building, pictures }) => [
    ['pictures.image_url', isPicture(pictures?.image_url ?? '')],
    ['building.name', isFilled(building?.name ?? '')],
    ['building.timezone', isTimezone(building?.timezone ?? '')],
    [
      'building.languages',
      (building?.languages.length ?? 0) > 0 &&
        building?.languages.every((code) => toLocale(code) !== null) === true,
    ],
  ],
  companies: ({ companies }) =>
    (companies ?? []).flatMap(({ name, domains }, at): Check[] => [
      [`companies.${at}.name`, isFilled(name)],
      [`companies.${at}.domains`, domains.length > 0 && areDomains(domains)],
    ]),
  content: () => [],
  // Each picture belongs to the step that shows its field.
  pictures: () => [],
}

const brandChecks = ({ brand, pictures }: OpeningDraft): Check[] => [
  ['brand.name', isFilled(brand?.name ?? '')],
  ['brand.primary_color', isColor(brand?.primary_color ?? '')],
  ['brand.secondary_color', isColor(brand?.secondary_color ?? '')],
  ['brand.terms_url', isLink(brand?.terms_url ?? '')],
  ['brand.privacy_url', isLink(brand?.privacy_url ?? '')],
  [
    'brand.support_email',
    (brand?.support_email ?? '') === '' || isEmail(brand?.support_email ?? ''),
  ],
  ['pictures.logo_url', isPicture(pictures?.logo_url ?? '')],
  ['pictures.header_image_url', isPicture(pictures?.header_image_url ?? '')],
  [
    'pictures.theme_font',
    (pictures?.theme_font ?? '').trim() === ''
      ? (pictures?.theme_font_url ?? '') === ''
      : v.is(font, pictures?.theme_font?.trim()),
  ],
  [
    'pictures.theme_font_url',
    (pictures?.theme_font_url ?? '') === '' || v.is(fontFile, pictures?.theme_font_url),
  ],
]

/** Whether the section has everything that opening needs. Without companies, nobody could sign up: one is required. */
export const isSectionComplete = (section: OpeningSection, draft: OpeningDraft): boolean =>
  wrongFields(section, draft).length === 0 &&
  (section !== 'companies' || (draft.companies ?? []).some(({ domains }) => domains.length > 0)) &&
  (section !== 'content' || draft.content !== undefined)
