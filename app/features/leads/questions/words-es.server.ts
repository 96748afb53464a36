/** 2048 common words, each at least two letters away from every other. Changing one voids the codes that contain it. */
export const spanishWords = `
abanico abarrotes abedul abeja abejorro abierto abogado abonar abono abrazo abrigo abril abuela academia acampar aceite aceituna
aceptable aceptar acequia acera aclarar acomodar acompasar acostar acrobacia actor actuar acuarela acuario acuerdo adaptar adelante
adivinar admirar adobe adornar adorno aduana adulto afinar agarrar agenda agilidad agosto agradecer agrupar agua aguacate aguacero
aguinaldo ahijado ahorro aire airoso ajedrez ajeno ajustado ajustar alambre alameda albahaca albergue alborada albornoz albricias
alcachofa alcalde alcanzar alcoba aldea alegrar alegre alentar alerta alfalfa alfarero alfiler alfombra alforja algodonal alguacil
alhaja aliado alianza aliento alinear alivio almacenar almanaque almendra almohada almuerzo alojado alojar alondra alpaca alquiler
altavoz altiplano altura alumno amable amanecer amapola amarillo amasar ambicioso ambiente amenidad amigo amistad amparo amplio
analista anaquel ancho ancla andamio andino anfibio anillo animado animal anochecer anotar antena anteojos antesala antiguo antojo
antorcha anuncio apacible apellido apertura apetito apio aplaudir aplauso aportar apoyo apreciar aprender aprobado apuesto apunte
aquel aquietar arado arbolado arboleda arbusto archivo arcilla arco arcoiris arcones ardiente arena aretes armario armonioso aroma
arpa arpegio arquero arrayanes arrecife arreglar arroba arroyo arroz arrullo artefacto artesano artista asamblea ascensor asegurar
aseo asistir asomar asombro aspecto aspirar astilla astillero astro asunto atajo atardecer atareado atender atento atleta atravesar
atrio atuendo audaz audiencia aula aumento auricular aurora auxiliar avance avanzar avellana avenida aventura averiguar avestruz
avisar aviso ayer ayuda ayudante azafata azahar azteca azucarero azucena azul azulejo bachiller bailable bailarina baile bajada
bajar balanza balde ballena balneario balsa bambalina bambuco banano banco bandeja bandolina banquete barandal barato barba barbacoa
barcaza barniz barquillo barranca barrio barrote basalto bastante bastidor bata baterista batido batir bautizo bebida beca beisbol
belleza bello bendito beneficio berenjena bermejo bermudas berro beso besugo betabel bicicleta bienestar bigote billete biombo
bisabuelo bisagra bisonte bizcocho blusa blusones bocadillo bocado boceto bochorno bocina bodega bolero bolsillo bombero bombilla
bondad bonito boquete bordado bordar borde borrador borrego bosque botanas botella botica brasero bravo brazalete brillante brillo
brincar brindis brisa brocha bronce brote bruma bucear bueno bufanda bullicio buque burbuja buscar butaca buzo buzones cabalgar
caballo cabeza cabina cable cacahuate cacao cacerola cacique cadena cafetera cajero calabaza calamar calandria calcular caldera
caldo calesa calibre calidad calma calor caluroso calzado camarero camarote cambiar camello caminata camino camisa campana campeona
campesino campestre campo canal canario canasta cancha candado canela cangrejo canguro canica canjear canoa cantante cantera
cantidad cantina capa capacidad capataz capilla capital caporal capturar capullo carabela caracola caramelo caravana carbonero
carcajada cardenal cardumen cargar caricia carisma carnaval carpeta carrera carro carruaje carta cartelera cartero cartilla
cartulina casaca cascabel cascada casco casita castillo castor catarata catedral catorce caudal cautela cautivar cazuela cebada
cebolla cebra cedro ceja celaje celebrar celeste cemento cenador cencerro centavo centella centeno centinela centro cepillo cercano
cereal ceremonia cereza cerrajero cesto chabacano chaleco chalupa chamarra chaqueta charango charco charla chato chayote chicle
chimenea chinampa chirimoya chirriar chispa chiste chocolate choza chubasco churro ciclista cielo ciencia cierto cilantro cima
cimiento cinco cincuenta cine cinta cintura ciruela cirujano ciudad ciudadano clarinete claro clase clavel clavija cliente cobalto
cobertor cobija cobrar cobre cochera cocodrilo codo cohete colador colectivo colegio colgante colina collar colmena colmillo colocar
colono columna columpio comadre comarca combinar comedor comentar cometa comida comienzo comodidad comparsa compartir completo
compota comprar comunidad concejal concierto conducir conejo confeti confianza congreso conocer conseguir consigna construir
consulta contar contento convivir cooperar copia corbata corcel corcho cordero corneta corona correa correcto corredor corriente
cortejo cortina corto cosecha coser costa costura costurera cotorra crayola crear crecer crema creyente criatura crisol cristal
crochet crucero cruzar cuaderno cuadra cuajada cuarenta cuarto cubeta cubierta cubilete cubrir cuchara cucurucho cuello
cuenco cuenta cuerda cuero cuidado cuidadoso culebra cultivo cultura cumbre cumplir cuna cupo curioso curso curva dado dama danza danzante
debate deber decena decidir decorar decoro dedal defensa dejar delantal deleite delfines delgado delicado delicia demora dentista
deporte derecho derivar desayuno descanso descubrir desear desfile desierto desnivel despacio despegue despejado despensa despertar
destacar destino desvelo detalle deuda devolver diadema diamante diario dibujante dibujo dicha dieciocho diente dieta diez digital
digno diligente dinero director disco disculpa discurso disfraz distancia diurno divertido dividir divisa doblar doce doctor
documento domicilio domingo donaire donativo doncella dorado dormir dosel dudar duende dulce dulzura duplicar durante durazno duro
ebanista edad edificio edredones educar efecto ejecutar ejemplo ejercicio ejido elaborar elefante elegir elevador eliminar elote
embajada embarcar embarque emblema embudo emigrante empacar empanada empate empedrado empezar empleo emprender empresa encajar
encaje encanto encargo encender encima encontrar encordar encuentro enero enfermera enfoque enhebrar enigma enjambre enjuague enlace
enlatado enorme enramada enrejado ensalada ensamble ensayo ensenada enseres entablado enterar entonar entrada entre entrega enviar
envoltura equipaje equipo ermita escabeche escala escalera escalones escarcha escarola escena escoba escobilla escolar escondite
escribir escritor escuadra escuchar escudero escudo escuela escultura esencia esfera esfuerzo esmalte esmeralda esmero espalda
espejo espiga espinaca espiral espliego esponja esposa espuma esqueje esquina establo estadio estambre estanque estatua este estela
estilo estirar estofado estornudo estrecho estrella estrenar estribo estrofa estuario estuche estufa etapa eterno etiqueta evento
evitar exacto examen excelente exhibir existir explorar exponer expreso exquisito extenso extra extremo fabricar fachada facilidad
factura faisanes faja falda falsete familia famoso fandango fanega farmacia faro farolito fascinar favor favorito febrero fecha
felicidad feliz feria feriado ferviente festejo festival festones fiador fibroso fichero fideo fiel fiesta figura fijar fila
filigrana filtro finalista finca firma firmeza flamenco flauta flautista fleco flor florecer florero floresta flota fluido fluvial
foca fogata fogones folclor follaje folleto fondo forastero forjar forro fortaleza foto fragancia fraguar frambuesa franela
franqueza frasco fraterno frazada fregar frente fresa frescura frijol frondoso frontera frotar fruncir fruta fuego fuelle fuerte
fulgor fulgurar funcionar funda fundador furgoneta futuro gabinete gacela gafas gaita galante galaxia galeones galerna gallardo
galleta gallina gallo galope ganado ganar ganso garabato garaje garbanzo garboso gardenia garganta garrafa garza gaseosa gasto
gaveta gavilanes gaviota gelatina gemelo general generoso genial gente geranio gerente germinar gestionar gigante gimnasio gimnasta
girar girasol glaciar glicinia globo gloria gobierno golfo golosina goma gorila gorjeo gorra gorriones gozo grabado gracias gracioso
graduado grafito gramo granada granate grande grandeza granero granizo granja grapa gratis gratitud graznido gremio grieta gris
grosella grulla grupo guacamayo guante guapo guardar guardia guayaba guayabera gubia guiar guirnalda guisante guiso guitarra
haba habanera habilidad habitante habitar hablar hacienda halago halcones hallazgo hamaca hamaquero harina hebilla hechizo hecho
hechura heladera helado helecho herencia hermano hermoso heroico herradura hervir hidalgo hidratar hierba hierro higo hijastro
hilandera hilera himno hinojo historia hogar hoguera hoja hojalata hojarasca hojear hombre honesto honor honrado horario horchata
hormiga hornear horno hortaliza hortensia hospedar hospital hotel hoyuelo huarache huella huerta hueso humano humedad humilde humo
hundir huracanes ideal idioma iglesia igual iguana iluminar ilusionar imagen imitar importar impreso impulso incienso incluir
indicar indudable infancia ingeniero ingenio inicio inmenso insecto inspirar instante intacto integrar intento interior interno
intuir inventar invernal invierno invitado invitar isla islote izquierda jabalina jacaranda jaguares jalea jalones jamaica jarabe
jarana jarcia jardinera jaripeo jarra jaspe jazmines jefe jengibre jilguero jinete jirafa jitomate jocoso jornada joroba joven
jovial joya jubilado jueves juez jugador juglar jugo jugoso juguete julio juncal juntar junto jurado justicia juventud kermes kilo
kiosco koala labio labor laborioso ladera ladrillo lagartija lagarto lago laguna lana langosta lanzar laptop lateral laurel lavadora
lavanda lavar leal lealtad leche lechuga lectura leer legumbre lejano lema lengua lenteja lento letra letrero levadura leve leyenda
libertad libra libreta licencia licuado liebre lienzo liga ligero limonada limonero limpieza limpio linaje lindo lingote linterna
lirio lista litro llama llamada llanto llanura llave llegar lluvia lluvioso local localidad logotipo lograr longitud loro losa
lucero luchador lugar lujo luminoso lunes lupa lustre maceta madre madrina madrugada maduro maestro magia magnitud magnolia maizal
malva mameluco manantial mandarina mandil manejar manera manga manguera manija maniobra mano mantel mantener manual manzana mapache
mapamundi maraca maravilla marea margarita marido marimba marinar marinero mariposa mariscal marmota martes martillo marzo masa
mascota matices matorral mayor mazorca mecedora mecer medalla media medicina meditar mejilla mejor mejorar melena mellizo membrillo
memoria mencionar mensaje menta menudo mercado merecer merienda mermelada mesero meseta metal metro mezcla miembro mientras milagro
milla mimbre minuto mirada mirador mirlo mitad mitones mochila moda modelo moderar moderno modesto mojar molcajete molde molino
momento monarca moneda montaje monumento morder morral mosaico mosquito mostaza mostrar motivo motor mover mucho mudanza mueble
muestra mujer multitud mundo mural muralla museo musical nacer nadador nadar nadie naipe naranja narciso nariz narrador narrar
natural nave navegar nebulosa necesario negocio nervio neutro nevada nevera nido niebla nieto nieve nitidez nobleza noche nocturno
nogal norma norte nota notable noticia novato novela noveno noventa novia nube nublado nudillo nuera nuevo nunca nutria obedecer
obelisco objetivo obra obrero obsequio observar obtener ocelote ochenta ocho octavo octubre oculto ocupar odisea oferta oficina
oficio ofrecer ojal oleaje olfato oliva olla olmo olvidar once onda opaco opinar optimista oratoria orden oreja organizar orgullo
orientar origen orilla ornamento orquesta ortiga oruga oscuro ostra otorgar otro ovalado ovillo paciencia padrino paella pagar
paisaje pala palabra palacio palanca palco paleta palillo palmera paloma palpitar pampa panadero pandereta panel pantalla pantano
papalote paquete parador paraguas parcela parecer pared pareja pariente parque parrilla parte partido pasajero pasaporte pasear paso
pasta pastel patinar patineta patio patria patrulla pausa pausado payaso peatonal pecera pedazo pegamento peine pelear pellizco pelo
pelota peluca penacho pendiente pensar pepino pera perdurar perejil perezoso perfecto perfil perfume pergamino pericia permiso
permitir persiana persona pesca pesebre pestillo petaca petunia pianista pianola picaflor picante picnic piedra pierna pieza pijama
pilar pilotear pimienta pincel pino pionero pipa pirata piscina pistacho pizarra pizca placa placer plancha planear planeta platicar
platillo plegable pleno pluma poblado poder podio poema poleo pomada poncho ponderar popular porcelana pormenor portada portal
portero postre potencia pradera precio preferir pregonero preguntar prenda preparar presente presumir prevenir primavera primero
primo princesa principio prisma privado probar problema prodigio producir profesor profundo progreso promesa pronto propina proponer
proteger proverbio provincia proyecto prudente prueba pueblo puente puerto pulga pulido pulmonar pulpo pulsera punta puntual
pupitre quebrada quedar quehacer querer quetzal quieto quince quinta quiosco quitar rabanitos racimo radio ramillete rapidez raqueta rasgo
rastrillo ratonera rayo razonable realizar rebanada rebotar rebozo recado receta recibo recinto recitar recoger recorrer recreo
recuerdo redondo reducir reflejo reforma refresco refugio regadera regalo regla regresar regreso reina reinado relato relevo
rellenar relleno reloj remanso remedio remendar remo remolacha renacer rendir renglones repartir repaso repicar repisa repollo
reportero reptil resaltar resbalar rescate reserva residir resolver respeto respirar respuesta resumen retablo retazo retiro retoque
retrato reunir revelar reverso revista ribera rico riego rienda rincones ritmo roble robot rodaja rodear rodilla rojo romance romero
romper ropa rosario rosca rostro rubio rueda rugir ruido ruleta rumbo rumor rutina sabana saber saborear sacar saco sacudir salado
salchicha salero salida salmones salpicar saltar salud sandalia santo sardina sartenes sastre sauce secador secreto seda segmento
seguir seguro seis selva semana sembrar semejante semilla sencillo sendero sensato sentado sentir separar serenata sereno serio
serrano sesenta sesgo sexto sidra siembra sierra siete siglo silbato silencio silvestre simple sincero singular sirena sistema sitio
situar sobremesa sobrina sobrio solapa soldado solicitud solo sombra sombrero sonar sonido sonrisa soporte sorpresa sorteo sortija
sosiego sostener suave suavidad subida sublime suceso sueldo sueltos sugerir sujeto suma superar surco sureste surtido suspiro
susurro sutil tabla tablero tablones taburete tacto taladro talar talento taller tamal tamarindo tambor tango tanque tapete tapiz
tararear tarde tarifa tarjeta taxista taza teatro tecla tejado tejer televisor temario temblor templado templo temporada temprano
tenazas tenedor tenis tenor tercero termo ternera terraza terreno tertulia tesoro testigo tibio tiempo tigre tijeras timonel tipo
tirante tirolesa titubear titular toalla tobillo tocar tolerar tomate tono topacio toque torero tornillo toronja torre torta
tortilla tortuga tostada total trabajo tractor traer traje tranquilo trapo trasladar travieso trayecto trece treinta tren trenza
tribu triciclo trigo trineo triple triunfar triunfo trofeo trompeta tronco tropical trovador trucha trueno trufa tubo tucanes
tulipanes turbante turista turno turquesa tutor ubicado ubicar ufano umbral unicornio unidad uniforme unir universo urbano urgente
usual utensilio utilidad utilizar vaca vagonetas vainilla vaivenes vajilla valiente valija valioso valle valorar vaquero variado
varios vecino vegetal vehemente veinte vela velada velero velludo veloz venado vencejo vencer ventana verano verbo verdad verde
verdura vereda verja versiones vertiente vestido veterano viaje viajero vibrar victoria vida vidrio viejo viento viernes vigilar
vigor vinagre vincular viola violeta virtud visera visita vistoso vitamina vitral vitrina vivero vivienda vivir volante volar
voleibol volumen volver vuelo vuelta yegua yerba yogur yoyo yuca yunque zafiro zanahoria zapatero zapato zapote zarpar zarzamora
zona zorzal zurcir zurdo
`
  .trim()
  .split(/\s+/);
