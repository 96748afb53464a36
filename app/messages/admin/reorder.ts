import { texts } from "#app/messages/texts.ts";

export const reorderTexts = texts({
  en: {
    hint: "Drag a row, or use its buttons. Every move is saved, and visitors see the new order right away.",
    moved: (name: string, place: number, of: number) => `${name} is now number ${place} of ${of}`,
    toTop: (name: string) => `Move ${name} to the top`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
  },
  es: {
    hint: "Arrastre una fila o use sus botones. Cada cambio se guarda de inmediato y los visitantes ven el nuevo orden enseguida.",
    moved: (name, place, of) => `${name} ocupa ahora el lugar ${place} de ${of}`,
    toTop: (name) => `Mover ${name} al principio`,
    up: (name) => `Mover ${name} hacia arriba`,
    down: (name) => `Mover ${name} hacia abajo`,
  },
});
