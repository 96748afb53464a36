import { describe, expect, it } from "vitest";
import { channelsAgreedTo } from "./consent-channels.ts";

const agreedTo = (text: string) => channelsAgreedTo({ text });

describe("the channels that a consent names", () => {
  it.each([
    "By sending this message you agree that our office may reply by phone call or email, at the number you write here. Agreeing is not a condition of getting a loan.",
    "Al enviar este mensaje, usted acepta que nuestra oficina le responda por llamada telefónica o correo electrónico. Aceptarlo no es condición para obtener un préstamo.",
  ])("are calls and email where it names no texts: %s", (text) => {
    expect(agreedTo(text)).toEqual(["call", "email"]);
  });

  it.each([
    ["I agree to receive calls, text messages and emails from the office.", ["call", "text", "email"]],
    ["You agree that we may call or text you.", ["call", "text"]],
    ["By pressing Send you consent to SMS.", ["text"]],
    ["Usted acepta que le enviemos mensajes de texto o le llamemos por teléfono.", ["call", "text"]],
    ["You agree that we may text you at the phone number you write.", ["text"]],
    ["You agree that we may contact you by phone.", ["call"]],
    ["Usted acepta mensajes de texto al número de teléfono que escriba.", ["text"]],
    ["Usted acepta que le llamemos.", ["call"]],
    ["I agree that Umbral, Inc. may call me.", ["call"]],
    ["Autorizo que me escriban por correo electrónico.", ["email"]],
  ])("are read from %s", (text, channels) => {
    expect(agreedTo(text)).toEqual(channels);
  });

  it.each([
    "",
    "You agree to our terms.",
    "We will not text or call you.",
    "You agree that we may call, but not text.",
    "Call us with questions.",
    "Usted no acepta llamadas.",
    "By sending this text you agree to the terms.",
  ])("are none in %s", (text) => {
    expect(agreedTo(text)).toEqual([]);
  });

  it("are none without a consent", () => {
    expect(channelsAgreedTo(null)).toEqual([]);
  });
});
