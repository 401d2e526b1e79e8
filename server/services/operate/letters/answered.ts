import type { SpokenLocale } from '@contract/locales'
import type { LetterMessages } from './messages'

const english: LetterMessages = {
  subject: (place) => `${place} has answered your request`,
  text: (place) => `There is news about what you asked of ${place}:`,
  open: 'To see your requests, open this address:',
}

const french: LetterMessages = {
  subject: (place) => `${place} a répondu à votre demande`,
  text: (place) => `Il y a du nouveau concernant votre demande à ${place} :`,
  open: 'Pour voir vos demandes, ouvrez cette adresse :',
}

/** The mail to a tenant whose request was answered or decided. */
export const answered: Record<SpokenLocale, LetterMessages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    subject: (place) => `${place} hat auf Ihre Anfrage geantwortet`,
    text: (place) => `Es gibt Neues zu Ihrer Anfrage an ${place}:`,
    open: 'Um Ihre Anfragen zu sehen, öffnen Sie diese Adresse:',
  },
  'es-es': {
    subject: (place) => `${place} ha respondido a su solicitud`,
    text: (place) => `Hay novedades sobre su solicitud a ${place}:`,
    open: 'Para ver sus solicitudes, abra esta dirección:',
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    subject: (place) => `${place} ha risposto alla sua richiesta`,
    text: (place) => `Ci sono novità sulla sua richiesta a ${place}:`,
    open: 'Per vedere le sue richieste, apra questo indirizzo:',
  },
  'nb-no': {
    subject: (place) => `${place} har svart på henvendelsen din`,
    text: (place) => `Det er nytt om henvendelsen din til ${place}:`,
    open: 'Åpne denne adressen for å se henvendelsene dine:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft op uw verzoek geantwoord`,
    text: (place) => `Er is nieuws over uw verzoek aan ${place}:`,
    open: 'Open dit adres om uw verzoeken te bekijken:',
  },
  'pl-pl': {
    subject: (place) => `${place} odpowiada na Twoje zgłoszenie`,
    text: (place) => `Są nowe informacje o Twoim zgłoszeniu do ${place}:`,
    open: 'Aby zobaczyć swoje zgłoszenia, otwórz ten adres:',
  },
  'pt-pt': {
    subject: (place) => `${place} respondeu ao seu pedido`,
    text: (place) => `Há novidades sobre o seu pedido a ${place}:`,
    open: 'Para ver os seus pedidos, abra este endereço:',
  },
}
