import type { SampleArticle } from "#db/sample/sample-content.ts";

export const buyingWithRelatives: SampleArticle = {
  slug: "buying-a-home-with-relatives",
  category: "buying-a-home",
  title: "Buying with Relatives: Whose Loan, Whose House?",
  summary:
    "Brothers, parents, cousins: buying together can make a home possible and a family tense. Know who owes, who owns and what to put in writing before you sign.",
  daysBefore: 75,
  postContents: `<p>The loan belongs to everyone who signs it, and each of them owes all of it. The house belongs to the people named on the title. They don't have to be the same people.</p>
<p>Three incomes go further than one. In many of our families, it's natural for brothers, parents and cousins to buy a house together. It can work very well. It works best when everyone understands two documents that are easy to confuse: the <strong>loan</strong> and the <strong>title</strong>.</p>
<h2>Who owes and who owns</h2>
<p>The loan says who must pay. The title says whose house it is. A person can be on one, the other or both.</p>
<table><thead><tr><th scope="col">Role</th><th scope="col">Must pay the loan</th><th scope="col">Owns part of the home</th></tr></thead><tbody><tr><td>Co-borrower</td><td>Yes, all of it if the others don't pay</td><td>Usually yes</td></tr><tr><td>Co-signer</td><td>Yes, all of it if the others don't pay</td><td>Not unless the deed says so</td></tr><tr><td>On the title only</td><td>No, but can lose the home if the loan isn't paid</td><td>Yes</td></tr><tr><td>Lives there and helps pay</td><td>No</td><td>No</td></tr></tbody></table>
<p>Look at the first row again. Four cousins on one loan don't owe a quarter each. To the lender, each of them owes all of it.</p>
<h2>How a shared loan is reviewed</h2>
<ul>
<li><strong>Everyone's income may count, and everyone's debts do.</strong> A brother with a good wage and two truck loans may help less than you'd think.</li>
<li><strong>Everyone's credit counts.</strong> Many programs look at the lower scores. One late payment in the group can change the terms for all.</li>
<li><strong>Everyone's status counts.</strong> With <a href="/loans/fha">FHA loans</a>, since May 25, 2025, no borrower may be a non-permanent resident, with few exceptions.</li>
<li><strong>Who will live there matters.</strong> Some programs allow a borrower who lives elsewhere, such as a parent who helps; others don't, or ask for more down.</li>
<li><strong>The loan follows each of you.</strong> It shows up on every borrower's credit report and weighs on the next loan, such as the one for the house your cousin wants to buy in three years.</li>
</ul>
<h2>Two ways to hold title in Utah</h2>
<p><strong>Joint tenancy:</strong> owners in equal shares. When one dies, that share passes to the other owners, whatever a will says. <strong>Tenancy in common:</strong> shares may be unequal, and each owner's share goes to that person's heirs. Under Utah law, a deed to spouses is presumed to be a joint tenancy, while a deed to other people that says nothing is presumed to be a tenancy in common. Don't leave it to a presumption. Tell the title company what you want, and talk to a lawyer if children from different marriages, unequal contributions or relatives abroad are involved.</p>
<h2>Put it in writing while everyone is smiling</h2>
<p>A page or two, signed by everyone, before the offer. It isn't a sign of distrust. It's how you stay family.</p>
<ol>
<li>How much is each person putting toward the down payment, and is it a gift or a share?</li>
<li>How much does each person pay each month, and into which account?</li>
<li>Who pays when the furnace dies?</li>
<li>What happens if one of us is out of work for three months?</li>
<li>What if someone wants to leave? Who can buy that share, and how is the price set?</li>
<li>What if a couple separates, or someone dies?</li>
<li>When do we sell, and how is the money divided?</li>
</ol>
<h3>An example with numbers</h3>
<p>Rosa, her husband and her brother Luis buy for $400,000. Luis puts in $12,000 of the $20,000 down payment, and they agree in writing that each of the three pays a third of every monthly payment. Five years later, Luis gets married and wants to leave. Their page says: the home is appraised, the payoff of the loan and the cost of selling are subtracted, each first takes back what they put down, and the rest is divided by three. Say that leaves $65,000. Luis takes his $12,000, the couple takes their $8,000, and the remaining $45,000 is $15,000 for each of the three. Luis gets $27,000. Without that page, they'd be arguing about whether his $12,000 was a gift.</p>
<p>Getting Luis off the <em>title</em> takes a deed. Getting him off the <em>loan</em> is harder: Rosa and her husband usually have to refinance and qualify on their own.</p>
<h2>Other ways to help</h2>
<p>A relative who doesn't want to be on the loan can give a gift with a <a href="/blog/saving-gifts-and-tandas">gift letter</a>, lend money openly (it counts as a debt), or sell the family home below its value, which lenders call a gift of equity. Each has rules. Sometimes the kindest help is to babysit for two years so the buyers can save.</p>
<h2>Before you apply</h2>
<p>Sit down together, all of you, with <a href="/services/find-a-loan-officer">one loan officer</a>. Ask what the loan would look like with everyone on it, and with only those who have to be. The difference is what each signature is worth. Then decide who signs. <a href="/calculators/how-much-home">How much home</a> shows what each income and each debt changes.</p>`,
  sources: [
    {
      url: "https://le.utah.gov/xcode/Title57/Chapter1/57-1-S5.html",
      en: "Utah Code 57-1-5: joint tenancy and tenancy in common",
      es: "Código de Utah 57-1-5: propiedad conjunta y propiedad en común (en inglés)",
    },
    {
      url: "https://www.consumerfinance.gov/owning-a-home/",
      en: "CFPB: Buying a house, tools and resources",
      es: "CFPB: comprar una casa, herramientas y recursos (en inglés)",
    },
    {
      url: "https://www.hud.gov/sites/dfiles/OCHCO/documents/2025-09hsgml.pdf",
      en: "HUD, Mortgagee Letter 2025-09: residency requirements for FHA loans",
      es: "HUD, Mortgagee Letter 2025-09: requisitos de residencia para préstamos de la FHA (en inglés)",
    },
  ],
  es: {
    title: "Comprar con familiares: ¿de quién es el préstamo y de quién es la casa?",
    summary:
      "Hermanos, papás, primos: comprar juntos puede hacer posible una casa y poner tensa a una familia. Sepa quién debe, quién es dueño y qué dejar por escrito antes de firmar.",
    postContents: `<p>El préstamo es de todos los que lo firman, y cada uno debe todo. La casa es de quienes aparecen en el título. No tienen que ser las mismas personas.</p>
<p>Tres sueldos alcanzan más que uno. En muchas de nuestras familias es natural que hermanos, papás y primos compren una casa juntos. Puede salir muy bien. Sale mejor cuando todos entienden dos papeles que se confunden fácilmente: el <strong>préstamo</strong> y el <strong>título</strong> de la propiedad.</p>
<h2>Quién debe y quién es dueño</h2>
<p>El préstamo dice quién tiene que pagar. El título dice de quién es la casa. Una persona puede estar en uno, en el otro o en los dos.</p>
<table><thead><tr><th scope="col">Papel de cada quien</th><th scope="col">Tiene que pagar el préstamo</th><th scope="col">Es dueño de una parte</th></tr></thead><tbody><tr><td>Coprestatario</td><td>Sí, todo si los demás no pagan</td><td>Por lo general, sí</td></tr><tr><td>Cofirmante</td><td>Sí, todo si los demás no pagan</td><td>No, a menos que lo diga la escritura</td></tr><tr><td>Solo en el título</td><td>No, pero puede perder la casa si no se paga</td><td>Sí</td></tr><tr><td>Vive ahí y ayuda a pagar</td><td>No</td><td>No</td></tr></tbody></table>
<p>Vuelva a ver el primer renglón. Cuatro primos en un préstamo no deben una cuarta parte cada uno. Para el prestamista, cada uno debe todo.</p>
<h2>Cómo se evalúa un préstamo compartido</h2>
<ul>
<li><strong>Podrían contar los ingresos de todos, y cuentan las deudas de todos.</strong> Un hermano con buen sueldo y dos trocas a crédito puede ayudar menos de lo que parece.</li>
<li><strong>Cuenta el crédito de todos.</strong> Muchos programas se fijan en los puntajes más bajos. Un pago atrasado de uno puede cambiar las condiciones de todos.</li>
<li><strong>Cuenta el estatus de todos.</strong> En los <a href="/loans/fha">préstamos de la FHA</a>, desde el 25 de mayo de 2025, ningún prestatario puede ser residente no permanente, con pocas excepciones.</li>
<li><strong>Importa quién va a vivir ahí.</strong> Algunos programas aceptan a un prestatario que vive en otra parte, como un papá que ayuda; otros no, o piden más pago inicial (enganche).</li>
<li><strong>El préstamo sigue a cada uno.</strong> Aparece en el informe de crédito de todos y pesa en el siguiente préstamo, por ejemplo el de la casa que el primo quiera comprar en tres años.</li>
</ul>
<h2>Dos formas de ser dueños en Utah</h2>
<p><strong>Propiedad conjunta (<em>joint tenancy</em>):</strong> partes iguales. Si uno muere, su parte pasa a los otros dueños, diga lo que diga un testamento. <strong>Propiedad en común (<em>tenancy in common</em>):</strong> las partes pueden ser distintas, y la de cada uno pasa a sus herederos. Según la ley de Utah, si la escritura es a nombre de esposos se supone que es propiedad conjunta; si es a nombre de otras personas y no dice nada, se supone que es propiedad en común. No lo deje a lo que se suponga. Dígale a la compañía de títulos qué quieren, y pregunte a un abogado si hay hijos de distintos matrimonios, aportaciones desiguales o familiares en otro país.</p>
<h2>Escríbanlo mientras todos están contentos</h2>
<p>Una o dos páginas firmadas por todos antes de la oferta. No es desconfianza. Es la manera de seguir siendo familia.</p>
<ol>
<li>¿Cuánto pone cada quien para el pago inicial? ¿Es regalo o es su parte?</li>
<li>¿Cuánto paga cada quien al mes y en qué cuenta lo deposita?</li>
<li>¿Quién paga cuando se descompone la calefacción?</li>
<li>¿Qué pasa si alguien se queda tres meses sin trabajo?</li>
<li>Si alguien se quiere ir, ¿quién puede comprar su parte y cómo se fija el precio?</li>
<li>¿Y si una pareja se separa o alguien muere?</li>
<li>¿Cuándo vendemos y cómo se reparte el dinero?</li>
</ol>
<h3>Un ejemplo con números</h3>
<p>Rosa, su esposo y su hermano Luis compran en $400,000. Luis pone $12,000 de los $20,000 del pago inicial, y acuerdan por escrito que cada uno de los tres paga la tercera parte de cada mes. Cinco años después Luis se casa y se quiere ir. Su hoja dice: se hace una tasación, se restan el monto para liquidar el préstamo y los gastos de vender, cada quien recupera primero lo que puso y lo demás se divide entre tres. Digamos que quedan $65,000. Luis toma sus $12,000, la pareja sus $8,000, y los $45,000 restantes dan $15,000 a cada uno. A Luis le tocan $27,000. Sin la hoja estarían discutiendo si sus doce mil fueron un regalo.</p>
<p>Quitar a Luis del <em>título</em> se hace con una escritura. Quitarlo del <em>préstamo</em> es más difícil: por lo general, Rosa y su esposo tienen que refinanciar y calificar solos.</p>
<h2>Otras maneras de ayudar</h2>
<p>Un familiar que no quiere deber puede dar un regalo con <a href="/blog/saving-gifts-and-tandas">su carta</a>, prestar dinero abiertamente (cuenta como deuda) o vender la casa de la familia por debajo de su valor, lo que los prestamistas llaman regalo de valor neto (<em>gift of equity</em>). Cada cosa tiene sus reglas. A veces la mejor ayuda es cuidar a los niños dos años para que los compradores ahorren.</p>
<h2>Antes de la solicitud</h2>
<p>Siéntense todos con <a href="/services/find-a-loan-officer">un oficial de préstamos</a>. Pregunten cómo sería el préstamo con todos y cómo sería solo con quienes de verdad hacen falta. La diferencia es lo que vale cada firma. Después decidan quién firma. <a href="/calculators/how-much-home">Cuánta casa</a> muestra qué cambia cada ingreso y cada deuda.</p>`,
  },
};
