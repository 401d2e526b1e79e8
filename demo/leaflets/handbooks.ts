import type { Leaflet } from './types'

/** Instructions for tenants. */
export const handbooks: Record<string, Leaflet> = {
  handbook: {
    building: 'meridian',
    title: 'The tenants’ handbook',
    lead: 'Everything you ask in the first week, answered once.',
    motif: 'lobby',
    parts: [
      [
        'Getting in',
        'Your badge or your phone opens the gates at any hour. After ten at night the revolving door rests; use the one on Water Street.',
      ],
      [
        'Guests',
        'Register them in the app and they walk straight through. Without that, a name at the desk is enough.',
      ],
      [
        'Air and light',
        'Between seven and seven the building looks after both. Outside those hours, press the switch by the elevator for two hours more.',
      ],
      ['Moving something large', 'The service elevator is booked at the desk, a day ahead.'],
      [
        'When something breaks',
        'Send a service request. For water, smoke or a stuck elevator, call the desk.',
      ],
    ],
  },
  handbuch: {
    building: 'kontorhaus',
    lang: 'de',
    title: 'Das Handbuch für Mieter',
    lead: 'Alles, was man in der ersten Woche fragt, einmal beantwortet.',
    motif: 'lobby',
    parts: [
      [
        'Hineinkommen',
        'Karte oder Telefon öffnen die Tür zu jeder Stunde. Nach 21 Uhr bitte den Eingang an der Wasserseite nehmen.',
      ],
      [
        'Besuch',
        'In der App anmelden, dann geht er gleich durch. Sonst genügt ein Name am Empfang.',
      ],
      [
        'Sturmflut',
        'Bei Hochwasserwarnung bleiben die Tore zum Fleet zu. Die Brücke zum Kaiserkai ist immer trocken.',
      ],
      ['Großes bewegen', 'Den Lastenaufzug einen Tag vorher am Empfang buchen.'],
      [
        'Wenn etwas kaputt ist',
        'Serviceanfrage stellen. Bei Wasser, Rauch oder stehendem Aufzug bitte anrufen.',
      ],
    ],
  },
  'kontorhaus-handbook': {
    building: 'kontorhaus',
    title: 'The tenants’ handbook',
    lead: 'Everything you ask in the first week, answered once.',
    motif: 'lobby',
    parts: [
      [
        'Getting in',
        'Card or phone open the door at any hour. After nine in the evening please use the entrance on the water side.',
      ],
      [
        'Guests',
        'Register them in the app and they walk straight through. Otherwise a name at reception is enough.',
      ],
      [
        'Storm tide',
        'With a flood warning the gates to the canal stay shut. The bridge to Kaiserkai is always dry.',
      ],
      ['Moving something large', 'Book the goods lift at reception, a day ahead.'],
      [
        'When something breaks',
        'Send a service request. For water, smoke or a lift that has stopped, please call.',
      ],
    ],
  },
}
