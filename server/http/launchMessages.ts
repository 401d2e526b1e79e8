import type { SpokenLocale } from '@contract/locales'

/** The texts of the pages that lead to a mini-app. */
type Messages = Record<'title' | 'go' | 'over' | 'overText', string>

const english: Messages = {
  title: 'One moment',
  go: 'Continue',
  over: 'This link has expired',
  overText: 'It works once, and only for a minute. Close this page and open the app again.',
}
const french: Messages = {
  title: 'Un instant',
  go: 'Continuer',
  over: 'Cet accès n’est plus valable',
  overText:
    'Il ne sert qu’une fois, pendant une minute. Fermez cette page et rouvrez l’application.',
}

export const launchMessages: Record<SpokenLocale, Messages> = {
  'en-us': english,
  'en-gb': english,
  'de-de': {
    title: 'Einen Moment',
    go: 'Weiter',
    over: 'Dieser Zugang ist abgelaufen',
    overText:
      'Er gilt einmal und nur eine Minute lang. Schließen Sie diese Seite und öffnen Sie die App erneut.',
  },
  'es-es': {
    title: 'Un momento',
    go: 'Continuar',
    over: 'Este acceso ha caducado',
    overText:
      'Sirve una sola vez y durante un minuto. Cierre esta página y vuelva a abrir la aplicación.',
  },
  'fr-ca': french,
  'fr-fr': french,
  'it-it': {
    title: 'Un momento',
    go: 'Continua',
    over: 'Questo accesso è scaduto',
    overText: 'Vale una sola volta e per un minuto. Chiuda questa pagina e riapra l’app.',
  },
  'nb-no': {
    title: 'Et øyeblikk',
    go: 'Fortsett',
    over: 'Denne inngangen er utløpt',
    overText: 'Den virker én gang, i ett minutt. Lukk denne siden, og åpne appen på nytt.',
  },
  'nl-nl': {
    title: 'Een moment',
    go: 'Doorgaan',
    over: 'Deze toegang is verlopen',
    overText: 'Hij werkt één keer, een minuut lang. Sluit deze pagina en open de app opnieuw.',
  },
  'pl-pl': {
    title: 'Chwileczkę',
    go: 'Dalej',
    over: 'To wejście wygasło',
    overText: 'Działa jeden raz, przez minutę. Zamknij tę stronę i ponownie otwórz aplikację.',
  },
  'pt-pt': {
    title: 'Um momento',
    go: 'Continuar',
    over: 'Este acesso expirou',
    overText:
      'Funciona uma só vez, durante um minuto. Feche esta página e volte a abrir a aplicação.',
  },
}
