import { lettersTo } from './messages'

/** The mail to a host whose visitor is at the front desk. */
export const arrived = lettersTo({
  'en-us': 'To see your visitors, open this address:',
  'en-gb': 'To see your visitors, open this address:',
  'de-de': 'Um Ihre Besucher zu sehen, öffnen Sie diese Adresse:',
  'es-es': 'Para ver sus visitas, abra esta dirección:',
  'fr-ca': 'Pour voir vos visiteurs, ouvrez cette adresse :',
  'fr-fr': 'Pour voir vos visiteurs, ouvrez cette adresse :',
  'it-it': 'Per vedere i suoi visitatori, apra questo indirizzo:',
  'nb-no': 'Åpne denne adressen for å se de besøkende dine:',
  'nl-nl': 'Open dit adres om uw bezoekers te bekijken:',
  'pl-pl': 'Aby zobaczyć swoich gości, otwórz ten adres:',
  'pt-pt': 'Para ver os seus visitantes, abra este endereço:',
})({
  en: {
    subject: (place) => `Your visitor has arrived at ${place}`,
    text: () => 'Your visitor is at the front desk:',
  },
  'de-de': {
    subject: (place) => `Ihr Besuch ist da: ${place}`,
    text: () => 'Ihr Besuch ist am Empfang:',
  },
  'es-es': {
    subject: (place) => `Su visita ha llegado a ${place}`,
    text: () => 'Su visita está en recepción:',
  },
  fr: {
    subject: (place) => `Votre visite est arrivée : ${place}`,
    text: () => 'Votre visite est à l’accueil :',
  },
  'it-it': {
    subject: (place) => `La sua visita è arrivata: ${place}`,
    text: () => 'La sua visita è alla reception:',
  },
  'nb-no': {
    subject: (place) => `Besøket ditt har kommet til ${place}`,
    text: () => 'Besøket ditt er i resepsjonen:',
  },
  'nl-nl': {
    subject: (place) => `Uw bezoek is gearriveerd bij ${place}`,
    text: () => 'Uw bezoek staat bij de receptie:',
  },
  'pl-pl': {
    subject: (place) => `Twój gość już jest: ${place}`,
    text: () => 'Twój gość czeka w recepcji:',
  },
  'pt-pt': {
    subject: (place) => `A sua visita chegou a ${place}`,
    text: () => 'A sua visita está na receção:',
  },
})
