import { common, type InEach, messagesOf } from './messages'

const english = {
  ...common.en,
  title: 'Reserve a space',
  empty: 'There’s nothing to reserve in this building.',
}
export type Words = typeof english

const all: InEach<Words> = {
  en: english,
  de: {
    ...common.de,
    title: 'Raum reservieren',
    empty: 'In diesem Gebäude gibt es nichts zu reservieren.',
  },
  es: {
    ...common.es,
    title: 'Reservar un espacio',
    empty: 'No hay nada que reservar en este edificio.',
  },
  fr: {
    ...common.fr,
    title: 'Réserver un espace',
    empty: 'Il n’y a rien à réserver dans ce bâtiment.',
  },
  it: {
    ...common.it,
    title: 'Prenota uno spazio',
    empty: 'In questo edificio non c’è nulla da prenotare.',
  },
  nb: {
    ...common.nb,
    title: 'Reserver et rom',
    empty: 'Det er ingenting å reservere i dette bygget.',
  },
  nl: {
    ...common.nl,
    title: 'Ruimte reserveren',
    empty: 'In dit gebouw valt niets te reserveren.',
  },
  pl: {
    ...common.pl,
    title: 'Rezerwacja miejsca',
    empty: 'W tym budynku nie ma nic do zarezerwowania.',
  },
  pt: {
    ...common.pt,
    title: 'Reservar um espaço',
    empty: 'Não há nada para reservar neste edifício.',
  },
}

export const messagesIn = (language: string): Words => messagesOf(all, language)
