import type { Locale } from '@contract/locales'

/** What an installed app offers at its icon, in the languages of the app. */
type Names = { whatsOn: string; helpDesk: string }

const english: Names = { whatsOn: 'What’s on', helpDesk: 'Help desk' }

export const shortcutNames: Record<Locale, Names> = {
  'en-us': english,
  'en-gb': english,
  'el-el': english,
  'de-de': { whatsOn: 'Was läuft', helpDesk: 'Helpdesk' },
  'es-es': { whatsOn: 'Agenda', helpDesk: 'Centro de ayuda' },
  'fr-fr': { whatsOn: 'À l’affiche', helpDesk: 'Service d’assistance' },
  'fr-ca': { whatsOn: 'À l’affiche', helpDesk: 'Centre d’assistance' },
  'it-it': { whatsOn: 'In programma', helpDesk: 'Assistenza' },
  'nb-no': { whatsOn: 'Hva skjer', helpDesk: 'Servicedesk' },
  'nl-nl': { whatsOn: 'Agenda', helpDesk: 'Helpdesk' },
  'pl-pl': { whatsOn: 'Dzieje się', helpDesk: 'Centrum pomocy' },
  'pt-pt': { whatsOn: 'Agenda', helpDesk: 'Centro de apoio' },
}
