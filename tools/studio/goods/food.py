goods = {
    "heather-honey": {"family": "honey"},
    "single-chocolate": {"family": "chocolate"},
    "country-loaf": {"family": "loaf"},
    "morning-coffee": {"family": "coffee"},
    "alpine-cheese": {"family": "cheese"},
    "green-olives": {"family": "olive_oil"},
    "butter-biscuits": {"family": "biscuits"},
    "harvest-peanuts": {"family": "peanuts"},
    "lotus-mooncakes": {"family": "mooncakes"},
    "fire-chilli": {"family": "chilli"},
    "plum-jam": {"family": "jam"},
}
