import type { SpokenLocale } from '@contract/locales'
import { lettersTo } from './messages'

const open: Record<SpokenLocale, string> = {
  'en-us': 'To see your bookings, open this address:',
  'en-gb': 'To see your bookings, open this address:',
  'de-de': 'Um Ihre Buchungen zu sehen, öffnen Sie diese Adresse:',
  'es-es': 'Para ver sus reservas, abra esta dirección:',
  'fr-ca': 'Pour voir vos réservations, ouvrez cette adresse :',
  'fr-fr': 'Pour voir vos réservations, ouvrez cette adresse :',
  'it-it': 'Per vedere le sue prenotazioni, apra questo indirizzo:',
  'nb-no': 'Åpne denne adressen for å se bookingene dine:',
  'nl-nl': 'Open dit adres om uw reserveringen te bekijken:',
  'pl-pl': 'Aby zobaczyć swoje rezerwacje, otwórz ten adres:',
  'pt-pt': 'Para ver as suas reservas, abra este endereço:',
}
const lettersOf = lettersTo(open)

/** The mail to a user whose booking a manager has approved. */
export const bookingApproved = lettersOf({
  en: {
    subject: (place) => `Your booking in ${place} is confirmed`,
    text: () => 'The building has approved your booking:',
  },
  'de-de': {
    subject: (place) => `Ihre Buchung in ${place} ist bestätigt`,
    text: () => 'Die Gebäudeverwaltung hat Ihre Buchung genehmigt:',
  },
  'es-es': {
    subject: (place) => `Su reserva en ${place} está confirmada`,
    text: () => 'El edificio ha aprobado su reserva:',
  },
  fr: {
    subject: (place) => `Votre réservation à ${place} est confirmée`,
    text: () => 'L’immeuble a approuvé votre réservation :',
  },
  'it-it': {
    subject: (place) => `La sua prenotazione in ${place} è confermata`,
    text: () => 'L’edificio ha approvato la sua prenotazione:',
  },
  'nb-no': {
    subject: (place) => `Bookingen din i ${place} er bekreftet`,
    text: () => 'Bygget har godkjent bookingen din:',
  },
  'nl-nl': {
    subject: (place) => `Uw reservering in ${place} is bevestigd`,
    text: () => 'Het gebouw heeft uw reservering goedgekeurd:',
  },
  'pl-pl': {
    subject: (place) => `Twoja rezerwacja w ${place} jest potwierdzona`,
    text: () => 'Budynek zatwierdził Twoją rezerwację:',
  },
  'pt-pt': {
    subject: (place) => `A sua reserva em ${place} está confirmada`,
    text: () => 'O edifício aprovou a sua reserva:',
  },
})

/** The mail to a user whose booking a manager has denied. */
export const bookingDenied = lettersOf({
  en: {
    subject: (place) => `Your booking in ${place} can’t take place`,
    text: () => 'The building could not approve your booking:',
  },
  'de-de': {
    subject: (place) => `Ihre Buchung in ${place} ist abgelehnt`,
    text: () => 'Die Gebäudeverwaltung konnte Ihre Buchung nicht genehmigen:',
  },
  'es-es': {
    subject: (place) => `Su reserva en ${place} no es posible`,
    text: () => 'El edificio no ha podido aprobar su reserva:',
  },
  fr: {
    subject: (place) => `Votre réservation à ${place} est refusée`,
    text: () => 'L’immeuble n’a pas pu approuver votre réservation :',
  },
  'it-it': {
    subject: (place) => `La sua prenotazione in ${place} non è possibile`,
    text: () => 'L’edificio non ha potuto approvare la sua prenotazione:',
  },
  'nb-no': {
    subject: (place) => `Bookingen din i ${place} er avslått`,
    text: () => 'Bygget kunne ikke godkjenne bookingen din:',
  },
  'nl-nl': {
    subject: (place) => `Uw reservering in ${place} is afgewezen`,
    text: () => 'Het gebouw kon uw reservering niet goedkeuren:',
  },
  'pl-pl': {
    subject: (place) => `Twoja rezerwacja w ${place} jest odrzucona`,
    text: () => 'Budynek nie mógł zatwierdzić Twojej rezerwacji:',
  },
  'pt-pt': {
    subject: (place) => `A sua reserva em ${place} não é possível`,
    text: () => 'O edifício não pôde aprovar a sua reserva:',
  },
})

/** The mail to a user whose booking the building or its vendor has cancelled. */
export const bookingCancelled = lettersOf({
  en: {
    subject: (place) => `Your booking in ${place} is cancelled`,
    text: () => 'The building had to cancel your booking:',
  },
  'de-de': {
    subject: (place) => `Ihre Buchung in ${place} ist abgesagt`,
    text: () => 'Die Gebäudeverwaltung musste Ihre Buchung absagen:',
  },
  'es-es': {
    subject: (place) => `Su reserva en ${place} está cancelada`,
    text: () => 'El edificio ha tenido que cancelar su reserva:',
  },
  fr: {
    subject: (place) => `Votre réservation à ${place} est annulée`,
    text: () => 'L’immeuble a dû annuler votre réservation :',
  },
  'it-it': {
    subject: (place) => `La sua prenotazione in ${place} è annullata`,
    text: () => 'L’edificio ha dovuto annullare la sua prenotazione:',
  },
  'nb-no': {
    subject: (place) => `Bookingen din i ${place} er avlyst`,
    text: () => 'Bygget måtte avlyse bookingen din:',
  },
  'nl-nl': {
    subject: (place) => `Uw reservering in ${place} is geannuleerd`,
    text: () => 'Het gebouw moest uw reservering annuleren:',
  },
  'pl-pl': {
    subject: (place) => `Twoja rezerwacja w ${place} jest odwołana`,
    text: () => 'Budynek musiał odwołać Twoją rezerwację:',
  },
  'pt-pt': {
    subject: (place) => `A sua reserva em ${place} está cancelada`,
    text: () => 'O edifício teve de cancelar a sua reserva:',
  },
})

/** The mail to a user whose booking a manager has moved: from where and when, and where and when it is now. */
export const bookingMoved = lettersOf({
  en: {
    subject: (place) => `Your booking in ${place} has moved`,
    text: () => 'The building has moved your booking:',
  },
  'de-de': {
    subject: (place) => `Ihre Buchung in ${place} ist verlegt`,
    text: () => 'Die Gebäudeverwaltung hat Ihre Buchung verlegt:',
  },
  'es-es': {
    subject: (place) => `Su reserva en ${place} se ha trasladado`,
    text: () => 'El edificio ha trasladado su reserva:',
  },
  fr: {
    subject: (place) => `Votre réservation à ${place} est déplacée`,
    text: () => 'L’immeuble a déplacé votre réservation :',
  },
  'it-it': {
    subject: (place) => `La sua prenotazione in ${place} è spostata`,
    text: () => 'L’edificio ha spostato la sua prenotazione:',
  },
  'nb-no': {
    subject: (place) => `Bookingen din i ${place} er flyttet`,
    text: () => 'Bygget har flyttet bookingen din:',
  },
  'nl-nl': {
    subject: (place) => `Uw reservering in ${place} is verplaatst`,
    text: () => 'Het gebouw heeft uw reservering verplaatst:',
  },
  'pl-pl': {
    subject: (place) => `Twoja rezerwacja w ${place} jest przeniesiona`,
    text: () => 'Budynek przeniósł Twoją rezerwację:',
  },
  'pt-pt': {
    subject: (place) => `A sua reserva em ${place} foi alterada`,
    text: () => 'O edifício mudou a sua reserva:',
  },
})

/** The mail to a user for whom a manager has booked. */
export const bookingMade = lettersOf({
  en: {
    subject: (place) => `A booking in ${place} for you`,
    text: () => 'The building has booked this for you:',
  },
  'de-de': {
    subject: (place) => `Eine Buchung in ${place} für Sie`,
    text: () => 'Die Gebäudeverwaltung hat für Sie gebucht:',
  },
  'es-es': {
    subject: (place) => `Una reserva en ${place} para usted`,
    text: () => 'El edificio ha reservado para usted:',
  },
  fr: {
    subject: (place) => `Une réservation à ${place} pour vous`,
    text: () => 'L’immeuble a réservé pour vous :',
  },
  'it-it': {
    subject: (place) => `Una prenotazione in ${place} per lei`,
    text: () => 'L’edificio ha prenotato per lei:',
  },
  'nb-no': {
    subject: (place) => `En booking i ${place} for deg`,
    text: () => 'Bygget har booket dette for deg:',
  },
  'nl-nl': {
    subject: (place) => `Een reservering in ${place} voor u`,
    text: () => 'Het gebouw heeft dit voor u gereserveerd:',
  },
  'pl-pl': {
    subject: (place) => `Rezerwacja w ${place} dla Ciebie`,
    text: () => 'Budynek zarezerwował dla Ciebie:',
  },
  'pt-pt': {
    subject: (place) => `Uma reserva em ${place} para si`,
    text: () => 'O edifício reservou para si:',
  },
})
