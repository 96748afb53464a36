import { texts } from "#app/messages/texts.ts";

export const slideshowTexts = texts({
  en: {
    role: "slideshow",
    slide: "slide",
    position: (index: number, total: number) => `${index} of ${total}`,
    previous: "Previous slide",
    next: "Next slide",
    jump: (index: number) => `Go to slide ${index}`,
    pause: "Pause slideshow",
    play: "Play slideshow",
    home: "Ways we can help",
    refinance: "Before you refinance",
  },
  es: {
    role: "carrusel",
    slide: "diapositiva",
    position: (index, total) => `${index} de ${total}`,
    previous: "Anterior",
    next: "Siguiente",
    jump: (index) => `Ir a la diapositiva ${index}`,
    pause: "Pausar el carrusel",
    play: "Reproducir el carrusel",
    home: "Cómo podemos ayudarle",
    refinance: "Antes de refinanciar",
  },
});
