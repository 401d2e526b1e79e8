import { buildingUuid } from '../buildings'
import { demoUuid } from '../ids'
import { houseRules, leaflets, lunchBoard, terraceSurvey } from '../places'
import type { DemoContent } from './types'

const shared = { building: 'kontorhaus', type: 'POST' } as const

/** Posts that lead to other places. */
export const kontorhausWays: DemoContent[] = [
  {
    ...shared,
    key: 'kontorhaus/hausordnung',
    categories: ['kontorhaus/haus'],
    title: 'Hausordnung, kurz gefasst',
    details: {
      image_url: '/pictures/scene-lobby-kontorhaus.svg',
      image_alt_text: 'Eine Besucherin mit Koffer in der Eingangshalle',
      subtitle: 'Zwei Seiten statt neunzehn',
      host_company_name: 'North Atlantic Properties',
      description: 'Anlieferung, Fahrräder, Besuch und Musik: was wohin gehört und bis wann.',
      rich_description: `<h2>Was neu ist</h2><ol><li>Pakete kommen an die <strong>Wasserseite</strong>.</li><li>Fahrräder dürfen in den Lastenaufzug.</li><li>Musik auf der Terrasse endet um zehn.</li></ol><h3>Öffnungszeiten</h3><table><thead><tr><th>Was</th><th>Werktags</th><th>Wochenende</th></tr></thead><tbody><tr><td>Empfang</td><td>7–21 Uhr</td><td>9–17 Uhr</td></tr><tr><td>Anleger</td><td>6–20 Uhr</td><td>8–20 Uhr</td></tr></tbody></table><ul><li>Gäste brauchen einen Namen, sonst nichts.</li><li>Möwen bitte nicht füttern.</li></ul><p><a href="${houseRules}">Alle Regeln als PDF</a> oder <a href="${leaflets}/handbuch">das Handbuch für Mieter</a>.</p>`,
      cta_type: 'EXTERNAL_URL',
      cta_label: 'Regeln öffnen',
      cta_url: houseRules,
    },
    translations: {
      'en-gb': {
        title: 'House rules in brief',
        subtitle: 'Two pages instead of nineteen',
        description: 'Deliveries, bicycles, visitors and music: what goes where and until when.',
        rich_description: `<h2>What is new</h2><ol><li>Parcels come to the <strong>water side</strong>.</li><li>Bicycles may use the goods lift.</li><li>Music on the terrace ends at ten.</li></ol><h3>Opening hours</h3><table><thead><tr><th>What</th><th>Weekdays</th><th>Weekends</th></tr></thead><tbody><tr><td>Reception</td><td>7 am – 9 pm</td><td>9 am – 5 pm</td></tr><tr><td>Jetty</td><td>6 am – 8 pm</td><td>8 am – 8 pm</td></tr></tbody></table><ul><li>Guests need a name, nothing else.</li><li>Please do not feed the gulls.</li></ul><p><a href="${houseRules}">All rules as a PDF</a> or <a href="${leaflets}/kontorhaus-handbook">the tenants’ handbook</a>.</p>`,
        cta_label: 'Open the rules',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/umfrage',
    categories: ['kontorhaus/haus', 'kontorhaus/woche'],
    title: 'Drei Fragen zur Dachterrasse',
    details: {
      image_url: '/pictures/scene-terrace-kontorhaus.svg',
      image_alt_text: 'Zwei Gäste unter einem Sonnenschirm über der Stadt',
      subtitle: 'Eine Minute, dann steht die Bank richtig',
      host_company_name: 'North Atlantic Properties',
      description:
        'Strandkorb oder Stuhl, Schatten oder Sonne, langer Tisch oder stille Ecke? Das Geld ist da, jetzt fehlt nur noch die Meinung.',
      cta_type: 'EXTERNAL_URL',
      cta_label: 'Mitbestimmen',
      cta_url: terraceSurvey,
      attachable_survey_type: 'terrace',
    },
    translations: {
      'en-gb': {
        title: 'Three questions about the roof terrace',
        subtitle: 'One minute, and the bench stands right',
        description:
          'Beach chair or stool, shade or sun, long table or quiet corner? The money is there; only your opinion is missing.',
        cta_label: 'Have your say',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/mittag',
    categories: ['kontorhaus/genuss'],
    title: 'Was heute im Topf ist',
    details: {
      image_url: '/pictures/scene-ramen-kontorhaus.svg',
      image_alt_text: 'Eine Schale mit Nudeln und Ei',
      subtitle: 'Die Tafel der Kantine, live',
      host_company_name: 'Saltmarsh Kitchen',
      description: 'Suppe, Teller, Süßes, und was schon aus ist. Geschrieben wird um halb elf.',
      cta_type: 'MICRO_FRONTEND',
      cta_label: 'Zur Tafel',
      cta_url: lunchBoard,
    },
    translations: {
      'en-gb': {
        title: 'What is in the pot today',
        subtitle: 'The canteen’s board, live',
        description: 'Soup, plates, sweets, and what is gone already. Written at half past ten.',
        cta_label: 'See the board',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/ruheraum',
    categories: ['kontorhaus/aktiv'],
    title: 'Zwanzig Minuten Stille',
    details: {
      image_url: '/pictures/scene-lounge-kontorhaus.svg',
      image_alt_text: 'Zwei Menschen in Sesseln, einer liest',
      subtitle: 'Der Ruheraum hat neue Liegen',
      description: 'Sechs Liegen, dicke Vorhänge, kein Empfang. Wer schnarcht, wird sanft gedreht.',
      cta_type: 'INTERNAL_LINK',
      cta_label: 'Zum Ruheraum',
      attachable_amenity_uuid: demoUuid('amenity/kontorhaus/quiet'),
    },
    translations: {
      'en-gb': {
        title: 'Twenty minutes of silence',
        subtitle: 'The quiet room has new loungers',
        description: 'Six loungers, thick curtains, no signal. Snorers are gently turned.',
        cta_label: 'See the quiet room',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/werkstatt',
    categories: ['kontorhaus/aktiv'],
    title: 'Velo-Kontor stellt sich vor',
    details: {
      image_url: '/pictures/scene-bikes-kontorhaus.svg',
      image_alt_text: 'Eine Mechanikerin am Fahrrad im Montageständer',
      subtitle: 'Wer da morgens im Hof hämmert',
      description: 'Drei Leute, zwei Ständer, ein Radio. Und jede Kette läuft danach.',
      navigation_command: {
        type: 'ROUTE',
        value: 'company',
        options: {
          uuid: demoUuid('company/velo-kontor'),
          building_uuid: buildingUuid.kontorhaus,
        },
      },
    },
    translations: {
      'en-gb': {
        title: 'Meet Velo-Kontor',
        subtitle: 'Who hammers in the yard in the morning',
        description: 'Three people, two stands, one radio. And every chain runs afterwards.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/alles',
    categories: ['kontorhaus/haus'],
    title: 'Alles unter einem Dach',
    details: {
      image_url: '/pictures/scene-meeting-kontorhaus.svg',
      image_alt_text: 'Ein Besprechungsraum mit langem Tisch',
      subtitle: 'Räume, Räder, Terrasse: was das Haus hat',
      description: 'Vom Fahrradkeller bis zum Wintergarten in einer Liste.',
      navigation_command: {
        type: 'ROUTE',
        value: 'amenities',
        options: { building_uuid: buildingUuid.kontorhaus },
      },
    },
    translations: {
      'en-gb': {
        title: 'All under one roof',
        subtitle: 'Rooms, bikes, terrace: what the house has',
        description: 'From the bicycle cellar to the winter garden in one list.',
      },
    },
  },
  {
    ...shared,
    key: 'kontorhaus/leinen-los',
    categories: ['kontorhaus/woche'],
    title: 'Noch drei Plätze auf der Barkasse',
    details: {
      image_url: '/pictures/scene-boat-kontorhaus.svg',
      image_alt_text: 'Eine Barkasse mit Gästen fährt unter der Brücke hindurch',
      subtitle: 'Käpt’n Harms wartet nicht, die Tide auch nicht',
      description: 'Wer mitwill, sollte heute drücken. Oder morgen früh. Aber nicht mittags.',
      navigation_command: {
        type: 'ROUTE',
        value: 'content',
        options: {
          uuid: demoUuid('content/kontorhaus/barkasse'),
          building_uuid: buildingUuid.kontorhaus,
        },
      },
    },
    translations: {
      'en-gb': {
        title: 'Three seats left on the launch',
        subtitle: 'Captain Harms does not wait, nor does the tide',
        description: 'Press today. Or tomorrow morning. But not at noon.',
      },
    },
  },
]
