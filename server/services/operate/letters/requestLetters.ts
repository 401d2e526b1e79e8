import type { SpokenLocale } from '@contract/locales'
import { lettersTo } from './messages'

const open: Record<SpokenLocale, string> = {
  'en-us': 'To see your request, open this address:',
  'en-gb': 'To see your request, open this address:',
  'de-de': 'Um Ihre Anfrage zu sehen, öffnen Sie diese Adresse:',
  'es-es': 'Para ver su solicitud, abra esta dirección:',
  'fr-ca': 'Pour voir votre demande, ouvrez cette adresse :',
  'fr-fr': 'Pour voir votre demande, ouvrez cette adresse :',
  'it-it': 'Per vedere la sua richiesta, apra questo indirizzo:',
  'nb-no': 'Åpne denne adressen for å se henvendelsen din:',
  'nl-nl': 'Open dit adres om uw verzoek te bekijken:',
  'pl-pl': 'Aby zobaczyć swoje zgłoszenie, otwórz ten adres:',
  'pt-pt': 'Para ver o seu pedido, abra este endereço:',
}

const lettersOf = lettersTo(open)

/** The mail to a tenant whom the building asks something about their request. */
export const asked = lettersOf({
  en: {
    subject: (place) => `${place} has a question about your request`,
    text: (place) => `${place} needs to know something before it can go on with your request:`,
  },
  'de-de': {
    subject: (place) => `${place} hat eine Frage zu Ihrer Anfrage`,
    text: (place) => `${place} braucht von Ihnen eine Auskunft, um Ihre Anfrage zu bearbeiten:`,
  },
  'es-es': {
    subject: (place) => `${place} tiene una pregunta sobre su solicitud`,
    text: (place) => `${place} necesita saber algo para continuar con su solicitud:`,
  },
  fr: {
    subject: (place) => `${place} a une question sur votre demande`,
    text: (place) => `${place} a besoin d’une précision pour traiter votre demande :`,
  },
  'it-it': {
    subject: (place) => `${place} ha una domanda sulla sua richiesta`,
    text: (place) => `${place} ha bisogno di un’informazione per proseguire con la sua richiesta:`,
  },
  'nb-no': {
    subject: (place) => `${place} har et spørsmål om henvendelsen din`,
    text: (place) => `${place} trenger et svar for å gå videre med henvendelsen din:`,
  },
  'nl-nl': {
    subject: (place) => `${place} heeft een vraag over uw verzoek`,
    text: (place) => `${place} heeft nog iets van u nodig om verder te gaan met uw verzoek:`,
  },
  'pl-pl': {
    subject: (place) => `${place} ma pytanie dotyczące Twojego zgłoszenia`,
    text: (place) => `${place} potrzebuje informacji, aby zająć się Twoim zgłoszeniem:`,
  },
  'pt-pt': {
    subject: (place) => `${place} tem uma pergunta sobre o seu pedido`,
    text: (place) => `${place} precisa de saber algo para avançar com o seu pedido:`,
  },
})

/** The mail to a tenant whose request the building has taken on. */
export const taken = lettersOf({
  en: {
    subject: (place) => `${place} has taken on your request`,
    text: (place) => `${place} is taking care of what you asked for:`,
  },
  'de-de': {
    subject: (place) => `${place} hat Ihre Anfrage angenommen`,
    text: (place) => `${place} kümmert sich um Ihre Anfrage:`,
  },
  'es-es': {
    subject: (place) => `${place} ha aceptado su solicitud`,
    text: (place) => `${place} se está ocupando de su solicitud:`,
  },
  fr: {
    subject: (place) => `${place} a pris en charge votre demande`,
    text: (place) => `${place} s’occupe de votre demande :`,
  },
  'it-it': {
    subject: (place) => `${place} ha preso in carico la sua richiesta`,
    text: (place) => `${place} si sta occupando della sua richiesta:`,
  },
  'nb-no': {
    subject: (place) => `${place} har tatt imot henvendelsen din`,
    text: (place) => `${place} tar seg av henvendelsen din:`,
  },
  'nl-nl': {
    subject: (place) => `${place} heeft uw verzoek aangenomen`,
    text: (place) => `${place} gaat met uw verzoek aan de slag:`,
  },
  'pl-pl': {
    subject: (place) => `${place} przyjmuje Twoje zgłoszenie`,
    text: (place) => `${place} zajmuje się Twoim zgłoszeniem:`,
  },
  'pt-pt': {
    subject: (place) => `${place} aceitou o seu pedido`,
    text: (place) => `${place} está a tratar do seu pedido:`,
  },
})

/** The mail to a tenant whose request is done. */
export const finished = lettersOf({
  en: {
    subject: (place) => `${place} has completed your request`,
    text: () => 'Your request is done. If something is still missing, reopen it within 14 days:',
  },
  'de-de': {
    subject: (place) => `${place} hat Ihre Anfrage erledigt`,
    text: () =>
      'Ihre Anfrage ist erledigt. Falls noch etwas fehlt, öffnen Sie sie innerhalb von 14 Tagen wieder:',
  },
  'es-es': {
    subject: (place) => `${place} ha resuelto su solicitud`,
    text: () => 'Su solicitud está resuelta. Si falta algo, reábrala en un plazo de 14 días:',
  },
  fr: {
    subject: (place) => `${place} a traité votre demande`,
    text: () =>
      'Votre demande est terminée. S’il manque encore quelque chose, rouvrez-la dans les 14 jours :',
  },
  'it-it': {
    subject: (place) => `${place} ha completato la sua richiesta`,
    text: () => 'La sua richiesta è completata. Se manca qualcosa, la riapra entro 14 giorni:',
  },
  'nb-no': {
    subject: (place) => `${place} har fullført henvendelsen din`,
    text: () =>
      'Henvendelsen din er ferdigbehandlet. Åpne den igjen innen 14 dager hvis noe mangler:',
  },
  'nl-nl': {
    subject: (place) => `${place} heeft uw verzoek afgehandeld`,
    text: () =>
      'Uw verzoek is afgehandeld. Ontbreekt er nog iets, heropen het dan binnen 14 dagen:',
  },
  'pl-pl': {
    subject: (place) => `${place} – Twoje zgłoszenie jest zrealizowane`,
    text: () =>
      'Twoje zgłoszenie jest zrealizowane. Jeśli czegoś brakuje, otwórz je ponownie w ciągu 14 dni:',
  },
  'pt-pt': {
    subject: (place) => `${place} concluiu o seu pedido`,
    text: () =>
      'O seu pedido está concluído. Se faltar alguma coisa, reabra-o no prazo de 14 dias:',
  },
})
