import { randomUUID } from 'node:crypto'
import { isStarter, type OpeningDraft, starterSet } from '@contract/operate/openingDraft'
import { joinsBrand, wrongFields } from '@rules/operate/openingSteps'
import type { CompleteDraft } from './completeDraft'

/** What stands for a name that is not typed yet. */
const unnamed = '…'

/** The draft as far as it can be opened: what is missing or wrong has a default. Its host name belongs to no one. */
export function previewedDraft(draft: OpeningDraft): CompleteDraft {
  const wrong = new Set([...wrongFields('brand', draft), ...wrongFields('building', draft)])
  const { brand, building, pictures = {}, content = [...starterSet] } = draft
  const right = (path: string, text = '') => (wrong.has(path) ? '' : text.trim())
  const orNull = (path: string, text?: string) => right(path, text) || null
  const parts = {
    pictures: {
      logo_url: orNull('pictures.logo_url', pictures.logo_url),
      header_image_url: orNull('pictures.header_image_url', pictures.header_image_url),
      theme_font: orNull('pictures.theme_font', pictures.theme_font),
      theme_font_url: orNull('pictures.theme_font_url', pictures.theme_font_url),
      image_url: orNull('pictures.image_url', pictures.image_url),
    },
    building: {
      name: right('building.name', building?.name) || unnamed,
      address_1: right('building.address_1', building?.address_1),
      locality: right('building.locality', building?.locality),
      timezone: right('building.timezone', building?.timezone) || 'UTC',
      languages:
        building === undefined || wrong.has('building.languages') ? ['en_US'] : building.languages,
    },
    companies: [],
    content: content.filter(isStarter),
  }
  if (joinsBrand(draft)) return { whitelabel: draft.whitelabel ?? '', ...parts }
  return {
    brand: {
      name: right('brand.name', brand?.name) || unnamed,
      primary_color: right('brand.primary_color', brand?.primary_color),
      secondary_color: right('brand.secondary_color', brand?.secondary_color),
      terms_url: orNull('brand.terms_url', brand?.terms_url),
      privacy_url: orNull('brand.privacy_url', brand?.privacy_url),
      support_email: orNull('brand.support_email', brand?.support_email),
    },
    host: `${randomUUID()}.invalid`,
    ...parts,
  }
}
