// What the people wear, from the collar to the edge of the picture.
import { mix } from "./palette.ts";
import { group, line, oval, path, type Sheet } from "./svg.ts";

export type Clothes = { kind: "suit" | "blazer" | "shirt" | "sweater" | "blouse"; main: string; inner: string; accent: string };

const BODY =
  "M372 622C320 660 226 676 168 730C128 772 112 850 104 910L796 910C788 850 772 772 732 730C674 676 580 660 528 622Q520 700 450 720Q380 700 372 622Z";

export function clothing(s: Sheet, c: Clothes): string {
  const cloth = s.lin(120, 700, 780, 700, [
    [0, mix(c.main, "#120e24", 0.45)],
    [0.45, c.main],
    [0.8, mix(c.main, "#ffd9a0", 0.16)],
    [1, mix(c.main, "#ffd9a0", 0.3)],
  ]);
  const dark = mix(c.main, "#120e24", 0.5);
  const folds = line("M226 910Q236 830 262 780M676 910Q668 830 640 776", dark, 4, 'opacity=".5"');
  const inner = s.lin(340, 0, 560, 0, [
    [0, mix(c.inner, "#5a4460", 0.35)],
    [0.6, c.inner],
    [1, c.inner],
  ]);
  if (c.kind === "suit") {
    let b =
      path("M372 616L340 910H560L528 616L450 700Z", inner) +
      path(
        "M436 690L464 690L476 730L484 910H416L424 730Z",
        s.lin(416, 0, 484, 0, [
          [0, mix(c.accent, "#2a1024", 0.4)],
          [0.6, c.accent],
          [1, mix(c.accent, "#ffd9a0", 0.25)],
        ]),
      ) +
      path("M430 684Q450 694 470 684L476 728Q450 740 424 728Z", c.accent);
    b +=
      line("M424 728Q450 740 476 728", mix(c.accent, "#2a1024", 0.5), 3) +
      line("M430 800L474 772M426 850L480 816M424 900L482 862", mix(c.accent, "#ffe9c0", 0.5), 5, 'opacity=".5"');
    b +=
      path("M372 612L450 694L412 744L352 640Z", mix(c.inner, "#8a7a90", 0.18)) +
      path("M528 612L450 694L488 744L548 640Z", c.inner) +
      line("M450 694L412 744L354 642M450 694L488 744L546 642", "#6a5a70", 2.4, 'opacity=".45"');
    b +=
      path("M356 632C310 664 226 676 168 730C128 772 112 850 104 910H420Q380 800 356 632Z", cloth) +
      path("M544 632C590 664 674 676 732 730C772 772 788 850 796 910H480Q520 800 544 632Z", cloth) +
      folds;
    b +=
      path("M356 632L322 668L296 752L342 770L318 796L418 910H424Q376 790 356 632Z", mix(c.main, "#120e24", 0.14)) +
      path("M544 632L578 668L604 752L558 770L582 796L482 910H476Q524 790 544 632Z", mix(c.main, "#ffd9a0", 0.12)) +
      line("M322 668L296 752L342 770L318 796L418 910M578 668L604 752L558 770L582 796L482 910", dark, 3, 'opacity=".7"');
    return (
      b +
      path("M618 800L676 792L678 812L620 820Z", mix(c.main, "#120e24", 0.35)) +
      path("M624 800L640 778L650 796L664 776L670 793Z", c.inner)
    );
  }
  if (c.kind === "blazer") {
    let b =
      path("M340 640Q400 770 450 800Q500 770 560 640L600 910H300Z", inner) +
      line("M398 740Q450 812 504 740", mix(c.inner, "#6a4a50", 0.4), 3, 'opacity=".6"') +
      line("M412 800Q430 850 424 910M482 806Q474 850 480 910", mix(c.inner, "#6a4a50", 0.4), 3, 'opacity=".4"');
    b +=
      line("M384 648Q410 716 450 738Q490 716 516 648", c.accent, 3.4) +
      oval(
        450,
        746,
        9,
        11,
        s.rad(453, 742, 12, [
          [0, "#fff6d8"],
          [1, c.accent],
        ]),
      );
    b +=
      path("M366 626C320 660 226 676 168 730C128 772 112 850 104 910H446Q392 800 366 626Z", cloth) +
      path("M534 626C580 660 674 676 732 730C772 772 788 850 796 910H454Q508 800 534 626Z", cloth) +
      folds;
    return (
      b +
      path("M366 626Q332 650 314 690L296 764L350 772L330 800L444 910Q386 780 366 626Z", mix(c.main, "#120e24", 0.15)) +
      path("M534 626Q568 650 586 690L604 764L550 772L570 800L456 910Q514 780 534 626Z", mix(c.main, "#ffd9a0", 0.14)) +
      line("M314 690L296 764L350 772L330 800L444 910M586 690L604 764L550 772L570 800L456 910", dark, 3, 'opacity=".65"')
    );
  }
  if (c.kind === "shirt") {
    let b =
      path(
        "M366 620C320 660 226 676 168 730C128 772 112 850 104 910L796 910C788 850 772 772 732 730C674 676 580 660 534 620L452 790Z",
        cloth,
      ) + folds;
    b += line("M452 790L452 910", dark, 3, 'opacity=".5"') + line("M462 790L462 910", dark, 1.6, 'opacity=".3"');
    for (const y of [824, 884]) b += oval(457, y, 6, 6, "#8a6a54");
    b +=
      path("M366 616Q346 634 340 660L386 772L450 790Q386 720 366 616Z", mix(c.main, "#5a4460", 0.12)) +
      path("M534 616Q554 634 560 660L516 772L452 790Q514 720 534 616Z", mix(c.main, "#fff6e0", 0.5));
    return (
      b +
      line("M340 660L386 772L450 790M560 660L516 772L452 790", dark, 2.6, 'opacity=".45"') +
      path("M570 800H660L656 880Q616 892 574 880Z", dark, 'opacity=".1"') +
      line("M570 800H660L656 880Q616 892 574 880Z", dark, 2.4, 'opacity=".4"')
    );
  }
  if (c.kind === "sweater") {
    let b =
      path("M374 610L352 650L420 712L450 690L480 712L548 650L526 610L450 690Z", inner) +
      line("M352 650L420 712L450 690L480 712L548 650", "#8a7a80", 2.4, 'opacity=".5"');
    b +=
      path(
        "M356 640C310 668 226 680 168 730C128 772 112 850 104 910L796 910C788 850 772 772 732 730C674 680 590 668 544 640Q524 716 450 724Q376 716 356 640Z",
        cloth,
      ) + folds;
    b += path("M356 640Q376 716 450 724Q524 716 544 640L560 650Q540 742 450 750Q360 742 340 650Z", c.accent);
    for (let k = 0; k < 26; k++)
      b += line(
        `M${352 + k * 7.8} ${655 + Math.sin((k / 25) * Math.PI) * 74}l${(k - 12.5) * -0.4} 18`,
        mix(c.accent, "#fff0d0", 0.3),
        1.8,
        'opacity=".4"',
      );
    return (
      b +
      group(
        Array.from({ length: 16 }, (_, k) =>
          line(`M${120 + k * 44} 910Q${130 + k * 42} 820 ${190 + k * 34} 700`, dark, 2, 'opacity=".16"'),
        ).join(""),
        s.clip(BODY),
      )
    );
  }
  let b =
    path(
      "M366 622C320 660 226 676 168 730C128 772 112 850 104 910L796 910C788 850 772 772 732 730C674 676 580 660 534 622Q510 730 450 806Q390 730 366 622Z",
      cloth,
    ) + folds;
  b +=
    path("M366 622Q390 730 450 806L438 830Q372 750 348 640Z", c.accent, 'opacity=".8"') +
    path("M534 622Q510 730 450 806L462 830Q528 750 552 640Z", mix(c.main, "#fff0c8", 0.35));
  return (
    b +
    line(
      "M450 810Q446 860 452 910M400 830Q392 870 396 910M508 820Q520 864 514 910M300 720Q330 800 324 910M610 716Q576 800 584 910",
      dark,
      3.4,
      'opacity=".35"',
    ) +
    line("M388 650Q416 740 450 764Q484 740 512 650", "#e8c070", 2.6) +
    oval(450, 769, 6, 7, "#f6d890")
  );
}
