/** 2048 common words, each at least two letters away from every other. Changing one voids the codes that contain it. */
export const englishWords = `
above absent absorb accent access accord account acorn acrobat across action active actor actual adapt address adjust admire adult
advance adventure advice afford after again agency agenda agile agree ahead airplane airport alarm album alcove alert algebra align
alike alley allow almanac almond almost alone alpha alphabet already always amaze amber amount amphibian amuse anchor ancient animal
ankle announce annual answer antelope anthem anthology antique antler apart apparel appear apple approve apricot april apron
aquarium aquatic arcade archer arctic arena argue arise armchair arrange arrive arrow artichoke article artisan artist ascend aside
aspect asphalt assist assume asteroid astonish astronaut athlete atlas attach attend attic attract auburn audio august author autumn
avenue avocado awake award baboon backpack backyard bacon badger bagel bagpipe baker balance balcony ballad ballet balloon ballpark
ballroom bamboo banana bandage banjo banner banquet barber barefoot bargain barley barnyard barrel baseball basil basket bathtub
battery bayberry bazaar beach beagle beard bedroom bedtime beehive beetle before begin begonia behind belief bellhop belong below
benefit berry beside between beyond bicycle bidder bigger bingo biology birch birdbath birthday biscuit bison blackbird blanket
blend blender bloom blossom blouse bluebell blueberry bluebird boardwalk bobcat bonfire bonnet bonus bookcase bookmark bookshelf
boost border borrow botanist botany bottle bottom boulder bounce bouquet boxcar bracelet braid branch brass brave bread breakfast
breeze brick bridge brief bright broadcast broccoli brochure bronze brook brother brown brownie brush bubble bucket buckle budget
buffalo buggy bugle build builder bulletin bundle bungalow bunny burrito butter buttercup butterfly button buyer cabbage cabin
cabinet cactus cadence calcium calendar calico camel camera campfire canal canary candle candy canoe canopy canvas canyon capsule
captain caramel caravan cardinal cargo carnival carousel carpenter carpet carrot carry cartoon cartwheel carve cascade cashew castle
catalog catfish cathedral cauldron cause cautious cavern cedar ceiling celebrate celery cello cement center central century ceramic
cereal chair chalk champion chance channel chapel chapter charcoal charm chase cheddar cheek cheese cheetah chemist cherry chess
chestnut chevron chickadee chicken chief child chimney chipmunk chocolate choice choose chorus chowder chronicle chunk cider cinema
cinnamon circle circus citizen citrus civic claim clarinet classic clean clerk cliff climate climb clinic clipboard clock clockwork
closet clothes cloud clover coach coast coastline cobalt cobbler cockatoo cocoa coconut coffee collar collect college colony color
column combine comedy comet comfort common compare compass complete computer concert condor conductor confirm connect consider
consist contain content contour convoy cookie copper coral cornbread corner cornfield correct cottage cotton council count country
couple courage courier course courtyard cousin cowbell cowboy coyote crabapple cradle cranberry crane crater crayon cream create
creative credit cricket crimson crisp crocus crossing crossword crowd cruise crunch crystal cucumber cuddle culture cupboard cupcake
curator curious currency current curtain cushion custard custom cutlery cycle cyclone cymbal cypress daffodil dancer dandelion
daughter daydream daylight debate decade december decimal declare decorate define degree delicate delight deliver delta demand denim
dentist depart depend depth deputy derive describe desert design desire detail develop device devote dewdrop dialect dialog diamond
diary differ digital dimple dinghy dinner dinosaur diploma direct director discover discuss display distance divide doctor dolphin
domain domino donate donkey doorbell doorway double dough dozen dragon dragonfly drama drawer dress drift drink driver driveway
drizzle drumbeat duckling during dwelling dynamic eager early earnest earring earth earthworm easel eastern eclipse editor educate educator
effect effort eggplant eggshell eight elastic elbow elder election electric elegant element elephant elevator eleven elite elkhorn
eloquent embark emblem embroider emerald emerge emotion emperor emphasis empire employ enable enamel enclose energy engine engineer
enjoy enough enrich enroll ensure entire entry envelope episode equal equator equip errand escalator essay essence essential estate
estimate estuary ethics evening event evergreen evidence evolve exact example exceed exchange excite exhibit expand expert explain
explorer express extend extra eyebrow fabric fabulous facility factory faith falcon family famous fancy farmer farmhouse fashion
father fearless feature february fence fennel ferryboat festival fiber fiddle field fiesta fifteen fifty figure filter final finch
finger finish firefly fireplace firewood first fisher flagpole flame flamingo flannel flash flavor fleece flexible flight float
floor florist flourish flower fluid flute focus folder football footpath footprint force forecast forest forever forget fortress
fortunate fortune forty forward fossil found fountain fragrance freckle freedom freezer fresh friday friend frost frozen fruit fudge
furnace furniture future gadget galaxy gallery gallon garage garden gardener gardenia garlic garment gatehouse gazebo gazelle gecko
gemstone general generous genius gentle genuine geology geometry geranium geyser giant gingham giraffe glacier glance glass gleam
glider glimpse globe goldenrod goldfish gondola goose gorilla gourd govern grace graduate grain grammar grand grandma granite
grapevine graph grateful gratitude gravel gravity great green griddle grocery ground groundhog group grove growth guard guest guide
guitar guitarist gumdrop gymnast habit hacksaw hairbrush halibut hallway hammer hammock hamster handbag handmade handshake hangar
happy harbor hardware harmonica harmony harvest haste hayloft hazel hazelnut headlight headline health heart heater heavy hedge
hedgehog heirloom helmet helper hemlock herald heritage heron hibiscus hickory hidden highway hillside historian history hobby
hockey holiday hollow homemade honest honey honeybee honeydew honor honorable horizon hornet horse horseback hospital hotel
hourglass household hover human humble hummus humor hundred hurdle hurry husky hyacinth hybrid hydrant hyena iceberg icebox icicle
identify igloo iguana illumine image imagery imagine impact import improve impulse include increase indeed index indoor industry
infant inform inhale initial inkwell inlet innocent input inquire insect inside inspire install instant intact intend interest
invent inventor invite involve ironwork island ivory jacket jaguar january jasmine jeans jelly jersey jewel jigsaw jogger journal
journey joyful juice jukebox jumbo junction jungle junior juniper justice kangaroo karate kayak keeper keepsake kernel kettle
keyboard keyhole keynote keystone kickball kilogram kindness kingdom kinship kiosk kitchen kitten knack knapsack knead knight koala
label laborer ladder ladle ladybug lagoon lamplight landmark landscape language lantern lapidary laptop large larkspur lasagna laser
latch laugh laundry laurel lavender lawyer leader league learn leather leave lecture legend leisure lemon lemonade length lentil
leopard lesson letter lettuce level liberal liberty library license lichen lifeboat lifeguard lilac limestone limit linen linoleum
liquid listen literacy lizard llama lobster locate locket locksmith lodge logic lollipop lotion lotus lounge lucky luggage lullaby
lumber luminous lunar lunch lunchbox lyric macaroni machine mackerel magazine magenta magic magnet magnify magnolia magpie mahogany
mailbox majestic majesty mallard mammal mammoth manager manatee mandarin mandolin mango manor mantle manual maple marathon marble
march margin marigold marimba marina maritime marker marmalade maroon marzipan mascot mason master matador mattress mauve maximum
maybe meadow meaning measure meatball mechanic medal medicine medley melodic melody melon member memento memory mental mention
merchant mercury merit mermaid message meteor method metro mezzanine midnight midsummer milestone milkshake mineral miniature minnow
minstrel minute miracle mirror mission mixer mobile moccasin model modern modest moisture molasses moment momentum monarch monday
monitor monsoon month monument moonbeam moonlight morning mosaic mosaicist mosquito mother motor motorbike motto mouse mouthful
movie muffin mulberry multiply mural muscle museum mushroom music musician mustang mutual mystery napkin narrator narwhal nation
native nature nautical navigator necklace nectarine needle negotiate neighbor nephew neptune nerve network neutral newborn newspaper
nickel nightfall nightgown nimble noble nocturne noodle normal north northern notable notebook notepad notice novel november nugget
nurse nutmeg nutrient nylon oasis oatcake oatmeal obelisk object objective observer obtain obvious occasion occupant occur ocean
october octopus odyssey offer office offshore olive omelet omnibus onion operate opinion opossum oppose optical optimist option
oracle orange orbit orchard orchestra orchid ordinary oregano organ organize origami origin oriole ornament osprey ostrich otter
outcome outdoor outfit outline outlook outpost output outside overall overcoat overlook overture owner oxygen oyster pacific package
paddle padlock pagoda painter pajamas palace palette pamphlet pancake panda panel panorama panther pantry paper paperback paprika
parachute parade paragraph parakeet parasol parcel parent parfait parlor parsley parsnip partner party passage passenger passport
pasta pastel pasture pathway patience patient patio patrol pattern pavement pavilion peace peaceful peacock peanut pebble pecan
pelican pencil pendant penguin peninsula penny people pepper perceive perennial perfect perform perfume perhaps period periscope
permit persimmon person petal petunia pharmacy phone photo phrase physics piano piccolo pickle picnic picture piece pigeon pillow
pilot pineapple pinecone pinwheel pioneer pirate pistachio pitch pitcher pizza plain planet plankton plaster plate plateau platinum
platypus player plaza pleasant please pleasure plenty plunge plywood poetic polar polish polka pollen ponytail popcorn poppy popular
porcelain porch porcupine porridge portion portrait position positive possible postcard potato potluck pottery powder practical
practice prairie praise precise prefer prelude prepare present president pretty pretzel previous price primary primrose principal
print prior prism private problem process proclaim produce professor profile profit program progress project promenade promise
prompt propeller proper propose proud proverb provide prune public pudding pulley pulse pumpkin pupil puppet purple purpose pursuit
puzzle pyramid quadrant quail quality quarterly quartz queen question quiche quick quiet quill quince quiver quotation rabbit
raccoon racquet radar radiant radio radish railroad rainbow raincoat raindrop rainfall raisin random ranger rapid raspberry rattan
raven ravine ravioli react ready realm rebuild recall receipt receive recent recipe recital record recovery rectangle recycle reduce
redwood referee reflect refresh refuse regatta region regular rehearsal reindeer relate relative relay release reliable relish
remain remark remedy remember remind remote renew repair repeat replace reply report reptile request require rescue reserve
reservoir resolve resource respect respond result resume retire return reveal reverse review reward rhubarb rhythm ribbon rinse
ripple riverbank roadside robin robot robust rocking rodeo roller romance rooster rosemary rotate router rowboat rowing royal rubber
rudder ruler runner russet rustic saffron sailboat sailor salad salmon salsa salute sample sandal sandbox sandpiper sandstone
sapphire sardine satchel satin saturday sauce savanna sawdust sawmill saxophone scale scallop scarecrow scarf scatter scene scenery
schedule scheme scholar school schooner science scissors scooter score scout scramble screen script sculptor seafood seagull
seahorse seaport search seashell seaside season seaweed second secret section secure segment select senator senior sense sentence
separate september sequoia serenade series service sesame session setup seven several shadow shampoo shamrock shape sheep shelf
shelter sheriff shine shipyard shirt shoelace shortcake shovel shower shrimp shrink shuttle sidewalk sierra signal silence silent
silver similar since siren sister sixteen sixty skate sketch skill skunk skylark skylight skyline sleeve sleigh slide slipper slogan
slope smart smooth snail sneaker snorkel snowball snowflake snowman soccer social society soldier solid solution sonata songbird
source south soybean spaghetti spaniel spare sparrow spatula speak spearmint special spectrum speech speed sphere spice spider
spinach spiral spirit splash split sponge spoon sport spotlight spread spring sprout spruce square squash squirrel stable stack
stadium staff stairs stallion stamp stand standard starfish starlight station statue steady steam steamboat steel steeple stencil
stereo stilt stone stool stopwatch stork storybook straight straw street stretch stripe strong structure student studio study style
subject subtle succeed sugar suggest suitcase summer summit sunbeam sunday sundial sunflower sunlight sunrise sunroom sunset supper
supply support supreme surface surfboard surfer surprise survey sustain swallow sweater sweet swift swimmer swing switch swordfish
sycamore symbol symphony syrup system tablet tackle tadpole talent tandem tangerine tapestry target tartan tassel teacher teacup
teapot teaspoon telescope temple tempo tennis terrace territory textile texture thank theory thermos thick thimble thing third
thirty thistle thorough thought thousand thread thrift thrive throne thumb thunder thursday thyme ticket tiger timber tiptoe tissue
titanium title toboggan today toddler together token tomato tomorrow tonic toolbox topaz topcoat topsoil tornado tortilla tortoise
total toucan touch tourist toward towel track tractor trader traffic transfer transit traveler treasure treehouse treetop trellis
trend trial triangle tribute tricycle trombone trophy tropical trousers trout trumpet trunk trust tuesday tugboat tulip tundra
tunnel turban turbine turkey turnip turnstile turntable turquoise turtle tutor tuxedo twelve twenty twice twilight twist typical
ukulele ultimate umbrella uncle under undersea unfold unicorn uniform unique unity universe unlock until unwind upbeat update
upgrade uphold upland upstairs upward useful usher usual utensil utmost vacation valid value vanguard vanilla variety varnish vault
vegetable vehicle velvet venture veranda verdict verify verse vessel vestibule veteran viaduct vibrant vicinity victory video
vignette vigor village vinegar vineyard vinyl viola violet violin violinist virtue visible vision visit visitor vital vitamin vivid
vocal voice volcano volume voter voyage waffle wagon waiter walker walkway wallaby walnut walrus waltz wardrobe warmth washcloth
waterfall waterlily weaver wedding wednesday weekday weekend weigh welcome whale wheat wheel whirlwind whisker white wicker widget
wildlife windchime windmill window windsurf winter wisdom wishbone wonder woodland woodwind woodwork workbench workshop world wreath
wrist wristband xylophone yacht yardstick yearbook yellow yeoman yesterday yogurt young yucca yuletide zebra zenith zephyr zeppelin
zigzag zipper zodiac zucchini
`
  .trim()
  .split(/\s+/);
