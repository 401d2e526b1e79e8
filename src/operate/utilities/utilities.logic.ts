import type { OperatedUtility } from '@contract/operate/utilities'
import type { OrderedPageMachine } from '@machines/operate/page/pages'
import type { Owned } from '../api/sent'
import type { UtilityDraft } from './draft'

/** A new button of home, for the building `owner`. */
export type NewUtility = Owned<UtilityDraft>
export type UtilitiesMachine = OrderedPageMachine<OperatedUtility, NewUtility>
