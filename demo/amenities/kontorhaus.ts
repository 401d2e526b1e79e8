import type { DemoAmenityCategory } from './types'

const building = 'kontorhaus'
const named = (name: string) => ({ 'en-gb': { name } })
const english = (amenity_name: string, description: string, image_alt_text: string) => ({
  'en-gb': { amenity_name, description, image_alt_text },
})

export const kontorhausAmenities: DemoAmenityCategory[] = [
  {
    key: 'draussen',
    building,
    name: 'Draußen & drüber',
    translations: named('Outside & above'),
    amenities: [
      {
        key: 'terrace',
        name: 'Dachterrasse',
        description:
          'Sechster Stock, vier Strandkörbe, Blick bis zur Elbphilharmonie. Bei Windstärke sechs bleibt die Tür zu.',
        motif: 'terrace',
        alt: 'Zwei Gäste unter einem Sonnenschirm über der Stadt',
        translations: english(
          'Roof terrace',
          'Sixth floor, four beach chairs and a view as far as the concert hall. In a force six wind the door stays shut.',
          'Two guests under a parasol above the city',
        ),
      },
      {
        key: 'garden',
        name: 'Wintergarten',
        description:
          'Zwölf Arbeitsplätze zwischen Zitronenbäumen. Dienstags wird gegossen, dann bitte die Notizen festhalten.',
        motif: 'plants',
        alt: 'Eine Gärtnerin gießt Pflanzen im Wintergarten',
        translations: english(
          'Winter garden',
          'Twelve desks among lemon trees. Watering day is Tuesday; hold on to your notes.',
          'A gardener waters plants in the winter garden',
        ),
      },
    ],
  },
  {
    key: 'arbeiten',
    building,
    name: 'Treffen & arbeiten',
    translations: named('Meet & work'),
    amenities: [
      {
        key: 'meeting',
        name: 'Besprechungsräume Bille, Alster und Elbe',
        description:
          'Für sechs, zwölf und dreißig. Jeder hat einen Bildschirm, ein Fenster zum Fleet und eine Kanne, die nie leer ist.',
        motif: 'meeting',
        alt: 'Ein Besprechungsraum mit langem Tisch',
        translations: english(
          'Meeting rooms Bille, Alster and Elbe',
          'For six, twelve and thirty. Each has a screen, a window to the canal and a pot that is never empty.',
          'A meeting room with a long table',
        ),
      },
      {
        key: 'quiet',
        name: 'Ruheraum',
        description: 'Sechs Liegen, dicke Vorhänge, kein Empfang. Schuhe bleiben vor der Tür.',
        motif: 'lounge',
        alt: 'Zwei Menschen in Sesseln, einer liest',
        translations: english(
          'Quiet room',
          'Six loungers, thick curtains, no signal. Shoes stay outside.',
          'Two people in armchairs, one of them reading',
        ),
      },
    ],
  },
  {
    key: 'ankommen',
    building,
    name: 'Ankommen',
    translations: named('Arriving'),
    amenities: [
      {
        key: 'bikes',
        name: 'Fahrradkeller',
        description:
          'Hundertzwanzig Plätze im Hof, Pumpe, Schlauchautomat und morgens jemand von Velo-Kontor, der Bescheid weiß.',
        motif: 'bikes',
        alt: 'Eine Mechanikerin am Fahrrad im Montageständer',
        translations: english(
          'Bicycle cellar',
          'A hundred and twenty places off the yard, a pump, a machine that sells inner tubes, and in the morning someone from Velo-Kontor who knows how.',
          'A mechanic at a bicycle on a stand',
        ),
      },
      {
        key: 'jetty',
        name: 'Anleger',
        description:
          'Für Barkassen, Paddel und alle, die lieber übers Wasser kommen. Festmachen bis zwei Stunden ist frei.',
        motif: 'boat',
        alt: 'Eine Barkasse mit Gästen am Anleger',
        translations: english(
          'Jetty',
          'For launches, paddles and everybody who prefers to arrive by water. Mooring is free for two hours.',
          'A launch with guests at the jetty',
        ),
      },
    ],
  },
]
