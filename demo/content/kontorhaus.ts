import { meetings } from '../places'
import { kontorhausOffers } from './kontorhausOffers'
import { kontorhausWays } from './kontorhausWays'
import type { DemoCategory, DemoContent } from './types'

const named = (name: string) => ({ 'en-gb': { name } })

export const kontorhausCategories: DemoCategory[] = [
  {
    key: 'kontorhaus/genuss',
    building: 'kontorhaus',
    type: 'AudienceContent',
    name: 'Essen & Trinken',
    translations: named('Food & drink'),
  },
  {
    key: 'kontorhaus/kultur',
    building: 'kontorhaus',
    type: 'AudienceContent',
    name: 'Kultur am Kai',
    translations: named('Culture on the quay'),
  },
  {
    key: 'kontorhaus/aktiv',
    building: 'kontorhaus',
    type: 'AudienceContent',
    name: 'Bewegung',
    translations: named('On the move'),
  },
  {
    key: 'kontorhaus/haus',
    building: 'kontorhaus',
    type: 'AudienceContent',
    name: 'Aus dem Haus',
    translations: named('House news'),
  },
  {
    key: 'kontorhaus/woche',
    building: 'kontorhaus',
    type: 'SecondaryContent',
    name: 'Diese Woche',
    translations: named('This week'),
  },
]

const kai = 'Am Sandtorkai 48, 20457 Hamburg'
const shared = { building: 'kontorhaus' } as const

export const kontorhausContents: DemoContent[] = [
  {
    ...shared,
    key: 'kontorhaus/barkasse',
    categories: ['kontorhaus/kultur', 'kontorhaus/woche'],
    type: 'EVENT',
    title: 'Mit der Barkasse durch die Fleete',
    when: { inDays: 5, fromHour: 17, hours: 2 },
    price: 14.5,
    currencyType: 'EUR',
    capacity: 32,
    claimCount: 29,
    details: {
      image_url: '/pictures/scene-boat-kontorhaus.svg',
      image_alt_text: 'Eine Barkasse mit Gästen fährt unter der Brücke hindurch',
      subtitle: 'Zwei Stunden, vierzehn Brücken, ein Kapitän',
      host_company_name: 'Deich & Werft Ingenieure',
      formatted_address: `Anleger vor dem Haus, ${kai}`,
      description:
        'Kapitän Harms kennt jede Brücke beim Vornamen. Wir legen pünktlich ab, denn die Tide wartet nicht. Decken liegen an Bord, Franzbrötchen auch.',
      rich_description:
        '<p>Kapitän Harms kennt jede Brücke beim Vornamen.</p><ul><li><strong>Zuerst</strong> Ablegen am Kai</li><li><strong>Nach einer Stunde</strong> Halt an der Speicherstadt</li><li><strong>Zum Schluss</strong> im Dunkeln zurück</li></ul><p>Decken liegen an Bord, <strong>Franzbrötchen</strong> auch.</p>',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Platz sichern',
    },
    translations: {
      'en-gb': {
        title: 'By launch through the canals',
        subtitle: 'Two hours, fourteen bridges, one captain',
        description:
          'Captain Harms is on first-name terms with every bridge. We cast off on time, for the tide does not wait. Blankets are on board, and so are cinnamon buns.',
        rich_description:
          '<p>Captain Harms is on first-name terms with every bridge.</p><ul><li>5 pm cast off at the quay</li><li>6 pm stop at the old warehouses</li><li>7 pm return</li></ul>',
        cta_label: 'Save a seat',
        image_alt_text: 'A launch full of guests passes under the bridge',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/roesterei',
    categories: ['kontorhaus/genuss', 'kontorhaus/woche'],
    type: 'EVENT',
    title: 'Kaffee verkosten in der Rösterei',
    when: { inDays: 2, fromHour: 9, hours: 1 },
    capacity: 12,
    claimCount: 12,
    details: {
      image_url: '/pictures/scene-coffee-kontorhaus.svg',
      image_alt_text: 'Schalen mit Kaffee in einer langen Reihe',
      subtitle: 'Fünf Bohnen, fünf Meinungen',
      host_company_name: 'Baltic Roasters',
      formatted_address: `Erdgeschoss, ${kai}`,
      description:
        'Lautes Schlürfen ist ausdrücklich erwünscht. Röstmeisterin Wiebke Jansen erklärt, warum Kaffee nach Pfirsich schmecken darf. Diesmal sind alle Löffel vergeben.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Mitmachen',
      cta_label_at_capacity: 'Alle Löffel vergeben',
    },
    translations: {
      'en-gb': {
        title: 'Coffee tasting at the roastery',
        subtitle: 'Five beans, five opinions',
        description:
          'Loud slurping is expressly encouraged. Master roaster Wiebke Jansen explains why coffee may taste of peach. Every spoon is taken this time.',
        cta_label: 'Join in',
        cta_label_at_capacity: 'Every spoon is taken',
        image_alt_text: 'Bowls of coffee in a long row',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/markt',
    categories: ['kontorhaus/genuss'],
    type: 'EVENT',
    title: 'Wochenmarkt im Hof',
    when: { inDays: 4, fromHour: 10, hours: 6 },
    details: {
      image_url: '/pictures/scene-market-kontorhaus.svg',
      image_alt_text: 'Marktstände mit gestreiften Markisen',
      subtitle: 'Altes Land, frischer Fisch, warmes Brot',
      host_company_name: 'Fjord & Field',
      formatted_address: `Innenhof, ${kai}`,
      description:
        'Sieben Stände, alle aus dem Umland. Gegen zwölf gibt es Suppe aus dem großen Topf. Taschen verleiht der Empfang.',
    },
    translations: {
      'en-gb': {
        title: 'Market day in the courtyard',
        subtitle: 'Orchard fruit, fresh fish, warm bread',
        description:
          'Seven stalls, all from the countryside nearby. Around noon there is soup from the big pot. Reception lends out bags.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/brot',
    categories: ['kontorhaus/genuss'],
    type: 'DEAL',
    title: 'Ein Laib geschenkt zum Frühstück',
    maxClaimsTotal: 50,
    maxClaimsPerUser: 1,
    claimCount: 18,
    details: {
      image_url: '/pictures/scene-bakery-kontorhaus.svg',
      image_alt_text: 'Ein Bäcker vor Regalen voller Brote',
      subtitle: 'Beim Kauf von zehn Brötchen',
      host_company_name: 'Yarrow Bakehouse',
      formatted_address: kai,
      description:
        'Für Teams, die zusammen anfangen. Den Gutschein an der Theke zeigen, das Brot aussuchen, fertig. Gilt werktags bis zehn.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Gutschein nehmen',
    },
    translations: {
      'en-gb': {
        title: 'A loaf for breakfast, on us',
        subtitle: 'When you buy ten rolls',
        description:
          'For teams that start the day together. Show the voucher, choose the loaf, done. Weekdays until ten.',
        cta_label: 'Take the voucher',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/wein',
    categories: ['kontorhaus/genuss'],
    type: 'EVENT',
    title: 'Wein unter dem Gewölbe',
    when: { inDays: 10, fromHour: 19, hours: 3 },
    price: 29,
    currencyType: 'EUR',
    capacity: 20,
    claimCount: 11,
    details: {
      image_url: '/pictures/scene-wine-kontorhaus.svg',
      image_alt_text: 'Gläser auf einem langen Tisch im Gewölbe',
      subtitle: 'Riesling von Steillagen',
      host_company_name: 'Fjord & Field',
      formatted_address: `Gewölbekeller, ${kai}`,
      description:
        'Sechs Weine von Hängen, an denen man sich besser festhält. Dazu Käse, Brot und die Geschichte des Kellers.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Platz buchen',
    },
    translations: {
      'en-gb': {
        title: 'Wine beneath the vault',
        subtitle: 'Riesling from steep slopes',
        description:
          'Six wines from hillsides where you had better hold on. With cheese, bread and the story of the cellar.',
        cta_label: 'Book a seat',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/lesung',
    categories: ['kontorhaus/kultur'],
    type: 'EVENT',
    title: 'Lesekreis: „Nebelhorn“',
    when: { inDays: 13, fromHour: 19, hours: 2 },
    capacity: 16,
    claimCount: 7,
    details: {
      image_url: '/pictures/scene-books-kontorhaus.svg',
      image_alt_text: 'Lesende in Sesseln vor einer Bücherwand',
      subtitle: 'Ein Krimi, der an der Elbe spielt',
      host_company_name: 'Nordlicht Verlag',
      formatted_address: `Bibliothek, 4. Etage, ${kai}`,
      description:
        'Wir sprechen über die ersten hundert Seiten und verraten nichts vom Rest. Zehn Exemplare liegen am Empfang. Tee gibt es reichlich.',
      virtual_url: `${meetings}/nebelhorn`,
      virtual_text: 'Von zu Hause zuhören',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Sessel reservieren',
    },
    translations: {
      'en-gb': {
        title: 'Book circle: “Foghorn”',
        subtitle: 'A crime novel set on the Elbe',
        description:
          'We discuss the first hundred pages and give nothing away. Ten copies are at reception. There is plenty of tea.',
        virtual_text: 'Listen from home',
        cta_label: 'Reserve a chair',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/schach',
    categories: ['kontorhaus/kultur', 'kontorhaus/woche'],
    type: 'EVENT',
    title: 'Schach in der Mittagspause',
    when: { inDays: 0, fromHour: 13, hours: 1 },
    details: {
      image_url: '/pictures/scene-chess-kontorhaus.svg',
      image_alt_text: 'Ein Schachbrett zwischen zwei Spielenden',
      subtitle: 'Zehn Bretter, fünf Minuten je Partie',
      host_company_name: 'Hafenklang Studios',
      formatted_address: `Foyer, ${kai}`,
      description:
        'Wer gewinnt, bleibt sitzen. Wer verliert, holt den Kaffee. Anfängerinnen und Anfänger bekommen eine Dame Vorsprung.',
    },
    translations: {
      'en-gb': {
        title: 'Chess at lunch',
        subtitle: 'Ten boards, five minutes a game',
        description: 'Winners stay seated, losers fetch the coffee. Beginners start a queen ahead.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/velo',
    categories: ['kontorhaus/aktiv'],
    type: 'DEAL',
    title: 'Wintercheck fürs Fahrrad',
    maxClaimsTotal: 25,
    maxClaimsPerUser: 1,
    claimCount: 25,
    price: 19,
    currencyType: 'EUR',
    details: {
      image_url: '/pictures/scene-bikes-kontorhaus.svg',
      image_alt_text: 'Eine Mechanikerin am Fahrrad im Montageständer',
      subtitle: 'Licht, Bremsen, Kette',
      host_company_name: 'Velo-Kontor',
      formatted_address: `Hof, ${kai}`,
      description:
        'Morgens abgeben, abends leise nach Hause rollen. Alle 25 Plätze sind vergeben; die Warteliste hängt in der Werkstatt.',
      claimable: true,
      cta_type: 'CLAIM',
      cta_label: 'Einlösen',
      cta_label_at_capacity: 'Alle Plätze vergeben',
    },
    translations: {
      'en-gb': {
        title: 'Winter check for your bicycle',
        subtitle: 'Lights, brakes, chain',
        description:
          'Drop it off in the morning, roll home quietly at night. All 25 places are taken; the waiting list hangs in the workshop.',
        cta_label: 'Claim',
        cta_label_at_capacity: 'All places taken',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/lauf',
    categories: ['kontorhaus/aktiv'],
    type: 'EVENT',
    title: 'Lauftreff an der Elbe',
    when: { inDays: 3, fromHour: 7, hours: 1 },
    details: {
      image_url: '/pictures/scene-run-kontorhaus.svg',
      image_alt_text: 'Vier Menschen laufen am Wasser entlang',
      subtitle: 'Sieben Kilometer, geredet wird auch',
      host_company_name: 'Juniper Health',
      formatted_address: kai,
      description:
        'Treffpunkt ist die Drehtür. Wir laufen so, dass alle mitkommen, und frühstücken danach zusammen.',
    },
    translations: {
      'en-gb': {
        title: 'Running along the Elbe',
        subtitle: 'Seven kilometres, with conversation',
        description:
          'Meet at the revolving door. We run so that everyone keeps up, and have breakfast together afterwards.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/yoga',
    categories: ['kontorhaus/aktiv'],
    type: 'EVENT',
    title: 'Yoga auf dem Dach',
    when: { inDays: 6, fromHour: 8, hours: 1 },
    capacity: 15,
    claimCount: 13,
    details: {
      image_url: '/pictures/scene-yoga-kontorhaus.svg',
      image_alt_text: 'Vier Menschen auf Matten vor der Morgensonne',
      subtitle: 'Mit Blick auf den Hafen',
      host_company_name: 'Juniper Health',
      formatted_address: `Dachterrasse, ${kai}`,
      description:
        'Eine Stunde für Schultern, die zu viel sitzen. Matten sind da. Bei Regen ziehen wir in den Saal.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Matte sichern',
    },
    translations: {
      'en-gb': {
        title: 'Yoga on the roof',
        subtitle: 'With a view of the harbour',
        description:
          'An hour for shoulders that sit too much. Mats are there. If it rains, we move to the hall.',
        cta_label: 'Save a mat',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/toepfern',
    categories: ['kontorhaus/kultur'],
    type: 'EVENT',
    title: 'Töpfern nach Feierabend',
    when: { inDays: 27, fromHour: 19, hours: 3 },
    price: 42,
    currencyType: 'EUR',
    capacity: 10,
    claimCount: 4,
    details: {
      image_url: '/pictures/scene-workshop-kontorhaus.svg',
      image_alt_text: 'Drei Menschen an Töpferscheiben',
      subtitle: 'Zwei Schalen, garantiert krumm',
      host_company_name: 'Ink & Ivy',
      formatted_address: `Werkstatt, Souterrain, ${kai}`,
      description:
        'Ton, Scheibe und Schürze sind da. Gebrannt wird in der Woche danach; abholen kann man am Empfang.',
      rsvp_enabled: true,
      cta_type: 'CLAIM',
      cta_label: 'Anmelden',
    },
    translations: {
      'en-gb': {
        title: 'Pottery after work',
        subtitle: 'Two bowls, guaranteed wonky',
        description:
          'Clay, wheel and apron are provided. Firing takes a week; collect your bowls at reception.',
        cta_label: 'Sign up',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/pflanzen',
    categories: ['kontorhaus/haus'],
    type: 'POST',
    title: 'Der Wintergarten ist wieder offen',
    details: {
      image_url: '/pictures/scene-plants-kontorhaus.svg',
      image_alt_text: 'Eine Gärtnerin gießt Pflanzen im Wintergarten',
      subtitle: 'Neue Scheiben, alte Zitronenbäume',
      host_company_name: 'North Atlantic Properties',
      description:
        'Nach sechs Wochen Umbau ist es wieder warm unter Glas. Zwölf Arbeitsplätze stehen zwischen den Pflanzen, gebucht wird über Raum reservieren. Gegossen wird dienstags.',
    },
    translations: {
      'en-gb': {
        title: 'The winter garden is open again',
        subtitle: 'New panes, old lemon trees',
        description:
          'After six weeks of work it is warm again under the glass. Twelve desks stand among the plants; book them under Reserve a space. Watering day is Tuesday.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/bienen',
    categories: ['kontorhaus/haus'],
    type: 'POST',
    title: 'Honig vom sechsten Stock',
    details: {
      image_url: '/pictures/scene-bees-kontorhaus.svg',
      image_alt_text: 'Ein Imker mit einer Wabe neben drei Beuten',
      subtitle: 'Ein Glas je Büro, solange es reicht',
      host_company_name: 'North Atlantic Properties',
      description:
        'Drei Völker, neunzig Gläser, eine sehr zufriedene Imkerin. Abholen am Empfang, montags bis donnerstags.',
    },
    translations: {
      'en-gb': {
        title: 'Honey from the sixth floor',
        subtitle: 'One jar an office, while it lasts',
        description:
          'Three colonies, ninety jars, one very content beekeeper. Collect at reception, Monday to Thursday.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/winter',
    categories: ['kontorhaus/kultur'],
    type: 'EVENT',
    title: 'Lichter am Kai',
    when: { inDays: 31, fromHour: 18, hours: 4 },
    details: {
      image_url: '/pictures/scene-winter-kontorhaus.svg',
      image_alt_text: 'Ein beleuchteter Baum zwischen kleinen Hütten',
      subtitle: 'Punsch, Posaunen, kalte Nasen',
      host_company_name: 'Hafenklang Studios',
      formatted_address: kai,
      description:
        'Der Posaunenchor spielt vom Balkon, unten duftet es nach Mandeln. Der Erlös geht an die Seemannsmission.',
    },
    translations: {
      'en-gb': {
        title: 'Lights on the quay',
        subtitle: 'Punch, trombones, cold noses',
        description:
          'The brass choir plays from the balcony while almonds roast below. Proceeds go to the seafarers’ mission.',
      },
    },
  },
  ...kontorhausOffers,
  ...kontorhausWays,
]
