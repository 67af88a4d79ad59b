/** Names for the territories of generated maps. Invented names of at most eight letters that are easy to tell apart. */
export const PLACE_NAMES: readonly string[] = [
  ..."Aldra Ambrel Arvane Ashby Belisar Brannoch Calder Carrow Cassel Corvan Dalreth Drax Elspan Emberly Farrow".split(
    " ",
  ),
  ..."Fenwick Galdor Gorran Halcyon Hesper Ilmare Ionne Isel Jorvik Kallin Kessa Korrin Lanther Lorne Lumen".split(" "),
  ..."Maraud Merrow Moro Mystel Nemi Norrland Obren Orrin Ostra Pell Perrin Quill Ravena Remora Rook".split(" "),
  ..."Sarn Selene Sorrel Tarn Tessaly Thane Tolmar Ulvane Umber Varrow Vesper Vorna Wexel Wyvern Xanthe".split(" "),
  ..."Yarrow Ysolde Zarath Zephyr Ardent Bastion Cairn Dusk Ferrol Gannet Hollin Ismere Kestrel Linden Marlow".split(
    " ",
  ),
];
