import type { CardDraft } from '@machines/cards/addCard/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { cardDraftKey } from '@platform/storage/stored'

/**
 * The holder of the card being added in this tab, without any card data; survives a reload and a
 * change of building or language.
 */
export const cardDraft = persisted(
  cardDraftKey,
  (input): input is CardDraft =>
    isRecord(input) &&
    ['first_name', 'last_name', 'country'].every((name) => typeof input[name] === 'string'),
  session,
)
