import type { CardDraft } from '@machines/cards/addCard/fields'
import { isRecord, persisted, session } from '@platform/storage/persisted'
import { cardDraftKey } from '@platform/storage/stored'

/** Whose card is being added, for a reload, another building or another language, in this tab. Nothing of the card. */
export const cardDraft = persisted(
  cardDraftKey,
  (input): input is CardDraft =>
    isRecord(input) &&
    ['first_name', 'last_name', 'country'].every((name) => typeof input[name] === 'string'),
  session,
)
