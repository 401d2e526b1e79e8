import { meetings } from '../places'
import type { DemoContent } from './types'

const kai = 'Am Sandtorkai 48, 20457 Hamburg'
const shared = { building: 'kontorhaus' } as const

/** Items that are scarce, not open yet, or over. */
export const kontorhausOffers: DemoContent[] = [
  {
    ...shared,
    key: 'kontorhaus/matjes',
    categories: ['kontorhaus/genuss', 'kontorhaus/woche'],
    type: 'DEAL',
    title: 'Fischbrötchen im Doppelpack',
    maxClaimsTotal: 40,
    maxClaimsPerUser: 2,
    claimCount: 12,
    details: {
      image_url: '/pictures/scene-food-hall-kontorhaus.svg',
      image_alt_text: 'Menschen essen in einer Halle mit Bogenfenstern',
      subtitle: 'Zwei nehmen, eins bezahlen, zweimal im Monat',
      host_company_name: 'Saltmarsh Kitchen',
      formatted_address: `Kantine, Erdgeschoss, ${kai}`,
      description:
        'Matjes aus Glückstadt, Zwiebeln aus Vierlanden. Jede und jeder darf den Gutschein zweimal nehmen; wer ihn mit der Nachbarabteilung teilt, bekommt Remoulade dazu.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Gutschein nehmen',
      cta_label_at_capacity: 'Alle Fische vergeben',
    },
    translations: {
      'en-gb': {
        title: 'Fish rolls in pairs',
        subtitle: 'Take two, pay for one, twice a month',
        description:
          'Herring from Glückstadt, onions from down the river. Everyone may take the voucher twice; share it with the office next door and the remoulade is on us.',
        cta_label: 'Take the voucher',
        cta_label_at_capacity: 'The fish are gone',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/impfung',
    categories: ['kontorhaus/aktiv'],
    type: 'DEAL',
    title: 'Grippeimpfung ohne Wartezimmer',
    maxClaimsTotal: 30,
    claimCount: 22,
    ctaWindow: { fromInDays: -25, untilInDays: -2 },
    details: {
      image_url: '/pictures/scene-health-kontorhaus.svg',
      image_alt_text: 'Eine Spenderin liest, eine Schwester steht daneben',
      subtitle: 'Die Anmeldung ist geschlossen',
      host_company_name: 'Juniper Health',
      formatted_address: `Ruheraum, 2. Etage, ${kai}`,
      description:
        'Zweiundzwanzig Oberarme sind angemeldet, der Impfstoff ist bestellt. Wer es verpasst hat: Im November kommt Dr. Petersen noch einmal, dann mit Keksen.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Anmelden',
    },
    translations: {
      'en-gb': {
        title: 'Flu jab without the waiting room',
        subtitle: 'Sign-up has closed',
        description:
          'Twenty-two arms are on the list and the vaccine is ordered. If you missed it: Dr Petersen comes again in November, with biscuits.',
        cta_label: 'Sign up',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/speicher',
    categories: ['kontorhaus/kultur'],
    type: 'EVENT',
    title: 'Nachts auf dem Speicherboden',
    when: { inDays: 18, fromHour: 21, hours: 2 },
    price: 8,
    currencyType: 'EUR',
    capacity: 24,
    ctaWindow: { fromInDays: 4, untilInDays: 17 },
    details: {
      image_url: '/pictures/scene-lobby-kontorhaus.svg',
      image_alt_text: 'Eine Besucherin mit Koffer in der Eingangshalle',
      subtitle: 'Mit Taschenlampe durch fünf Etagen Kaffee',
      host_company_name: 'Hafenklang Studios',
      formatted_address: `Treffpunkt Foyer, ${kai}`,
      description:
        'Quartiersmann Thies Brodersen erzählt, was hier lagerte, bevor es Schreibtische gab. Festes Schuhwerk, keine Angst vor Winden. Anmelden kann man sich ab nächster Woche.',
      directions: 'Durch die Drehtür, dann dem Geruch von Kaffee nach.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Mitgehen',
    },
    translations: {
      'en-gb': {
        title: 'The warehouse loft by night',
        subtitle: 'Five floors of coffee by torchlight',
        description:
          'Warehouseman Thies Brodersen tells what was stored here before there were desks. Sturdy shoes, no fear of hoists. Sign-up opens next week.',
        directions: 'Through the revolving door, then follow the smell of coffee.',
        cta_label: 'Come along',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/architektur',
    categories: ['kontorhaus/kultur'],
    type: 'EVENT',
    title: 'Backstein, ein Gespräch',
    when: { inDays: 9, fromHour: 18, hours: 1 },
    capacity: 60,
    claimCount: 33,
    displayStart: { inDays: 9, atHour: 17 },
    details: {
      image_url: '/pictures/scene-talk-kontorhaus.svg',
      image_alt_text: 'Eine Rednerin vor Leinwand und Publikum',
      subtitle: 'Warum die Speicherstadt auf Eichenpfählen steht',
      host_company_name: 'Oakum Architects',
      host_custom_text: 'Mit Hanne Küster, Bauhistorikerin',
      message: 'Fragen gern vorab an den Empfang.',
      description_title: 'Worum es geht',
      formatted_address: `Saal, 1. Etage, ${kai}`,
      description:
        'Vier Millionen Pfähle, hundertvierzig Jahre Tide und kein Riss im Foyer: Hanne Küster zeigt Pläne, die noch nie an der Wand hingen.',
      directions: 'Aufzug bis zur ersten Etage, dann links.',
      virtual_url: `${meetings}/backstein`,
      virtual_text: 'Online dabei sein',
      virtual_directions: 'Der Raum öffnet zehn Minuten vorher.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Platz nehmen',
    },
    translations: {
      'en-gb': {
        title: 'Brick, a conversation',
        subtitle: 'Why the warehouse district stands on oak',
        description_title: 'What it is about',
        host_custom_text: 'With Hanne Küster, building historian',
        message: 'Questions are welcome at reception beforehand.',
        description:
          'Four million piles, a hundred and forty years of tide and not a crack in the foyer: Hanne Küster shows plans that have never hung on a wall.',
        directions: 'Lift to the first floor, then left.',
        virtual_text: 'Join online',
        virtual_directions: 'The room opens ten minutes before.',
        cta_label: 'Take a seat',
      },
    },
  },
]
