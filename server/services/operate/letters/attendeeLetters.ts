import type { SpokenLocale } from '@contract/locales'
import { lettersTo } from './messages'

const open: Record<SpokenLocale, string> = {
  'en-us': 'To see all about it, open this address:',
  'en-gb': 'To see all about it, open this address:',
  'de-de': 'Um alles darüber zu sehen, öffnen Sie diese Adresse:',
  'es-es': 'Para ver todos los detalles, abra esta dirección:',
  'fr-ca': 'Pour tout savoir, ouvrez cette adresse :',
  'fr-fr': 'Pour tout savoir, ouvrez cette adresse :',
  'it-it': 'Per vedere tutti i dettagli, apra questo indirizzo:',
  'nb-no': 'Åpne denne adressen for å se alt om det:',
  'nl-nl': 'Open dit adres om alles erover te zien:',
  'pl-pl': 'Aby zobaczyć szczegóły, otwórz ten adres:',
  'pt-pt': 'Para ver todos os detalhes, abra este endereço:',
}
export const lettersOf = lettersTo(open)

/** The mail to a person to whom the building has given a place or a claim. */
export const attendeeAdded = lettersOf({
  en: {
    subject: (place) => `${place} has put you on the list`,
    text: () => 'The building has reserved this for you. Your pass is in the app:',
  },
  'de-de': {
    subject: (place) => `${place} hat Sie auf die Liste gesetzt`,
    text: () => 'Das Gebäude hat dies für Sie reserviert. Ihren Pass finden Sie in der App:',
  },
  'es-es': {
    subject: (place) => `${place} le ha añadido a la lista`,
    text: () => 'El edificio ha reservado esto para usted. Su pase está en la aplicación:',
  },
  fr: {
    subject: (place) => `${place} vous a inscrit sur la liste`,
    text: () => 'L’immeuble a réservé ceci pour vous. Votre passe est dans l’application :',
  },
  'it-it': {
    subject: (place) => `${place} l’ha inserita nella lista`,
    text: () => 'L’edificio ha riservato questo per lei. Il suo pass è nell’app:',
  },
  'nb-no': {
    subject: (place) => `${place} har satt deg på listen`,
    text: () => 'Bygget har reservert dette for deg. Passet ditt er i appen:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft u op de lijst gezet`,
    text: () => 'Het gebouw heeft dit voor u gereserveerd. Uw pas staat in de app:',
  },
  'pl-pl': {
    subject: (place) => `${place}: jesteś na liście`,
    text: () => 'Budynek zarezerwował to dla Ciebie. Przepustka jest w aplikacji:',
  },
  'pt-pt': {
    subject: (place) => `${place} colocou-o na lista`,
    text: () => 'O edifício reservou isto para si. O seu passe está na aplicação:',
  },
})

/** The mail to a person whose place or claim the building has taken back. */
export const attendeeRemoved = lettersOf({
  en: {
    subject: (place) => `${place} has taken you off a list`,
    text: () => 'The building has given your place back:',
  },
  'de-de': {
    subject: (place) => `${place} hat Sie von einer Liste genommen`,
    text: () => 'Das Gebäude hat Ihren Platz zurückgegeben:',
  },
  'es-es': {
    subject: (place) => `${place} le ha quitado de una lista`,
    text: () => 'El edificio ha liberado su plaza:',
  },
  fr: {
    subject: (place) => `${place} vous a retiré d’une liste`,
    text: () => 'L’immeuble a libéré votre place :',
  },
  'it-it': {
    subject: (place) => `${place} l’ha tolta da una lista`,
    text: () => 'L’edificio ha liberato il suo posto:',
  },
  'nb-no': {
    subject: (place) => `${place} har tatt deg av en liste`,
    text: () => 'Bygget har gitt plassen din tilbake:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft u van een lijst gehaald`,
    text: () => 'Het gebouw heeft uw plaats vrijgegeven:',
  },
  'pl-pl': {
    subject: (place) => `${place}: usunięto Cię z listy`,
    text: () => 'Budynek zwolnił Twoje miejsce:',
  },
  'pt-pt': {
    subject: (place) => `${place} retirou-o de uma lista`,
    text: () => 'O edifício libertou o seu lugar:',
  },
})
